import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/**
 * The page for a page that broke while it was rendered, readable without script: the one that nginx
 * sends while no instance answers, with its style sheet in it.
 */

const FOLDER = new URL('../../deploy/nginx/pages/', import.meta.url);
const PAGE = /^unavailable\.(\w+)\.html$/;
const STYLE_SHEET = '<link rel="stylesheet" href="/vitrine-pages/page.css">';

/** @param {string} name */
const read = (name) => readFileSync(new URL(name, FOLDER), 'utf8');

const style = read('page.css');
const hash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The pages by language. */
const pages = new Map(
  readdirSync(FOLDER).flatMap((name) => {
    const [, language] = PAGE.exec(name) ?? [];
    return language ? [[language, read(name).replace(STYLE_SHEET, `<style>${style}</style>`)]] : [];
  }),
);

/**
 * The page in the first of these languages, with its content security policy.
 * @param {string} languages a `Content-Language` header
 * @returns {{ html: string, policy: string }}
 */
export function faultPage(languages) {
  const [language = ''] = languages.split(/[,\s]/, 1);
  const [fallback = ''] = pages.values();
  return { html: pages.get(language) ?? fallback, policy };
}
