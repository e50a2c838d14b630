import 'server-only';
import type { Locale } from '../i18n/locales';
import { messagesOf } from '../i18n/messages';
import { pathOf } from '../routes/build';
import { xmlText } from '../seo/xml';
import { siteName } from '../site';

/** The content security policy of a plain page, which loads nothing but its style sheet. */
export const PLAIN_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Content = {
  title: string;
  text: string;
  /** Rows below the text, with or without a label. */
  list?: readonly { label?: string; text: string }[];
  /** A sentence below the rows. */
  after?: string | undefined;
  /** Comes before the link to the home page. */
  link?: { text: string; href: string } | undefined;
  /** Small print: a status or a code. */
  note?: string;
  /** Offers to load the same address again. */
  retry?: boolean;
};

/**
 * A short page that is not rendered by React: for posts without script, and for refusals of route
 * handlers and of the middleware, which cannot render components or must cost nothing. In the visitor's
 * language, not cached, not indexed.
 */
export function plainPage(
  locale: Locale,
  content: Content,
  init: { status: number; headers?: Readonly<Record<string, string>> },
): Response {
  return new Response(plainHtml(locale, content, init.status), {
    status: init.status,
    headers: {
      'Cache-Control': 'no-store',
      ...init.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': locale,
      'Content-Security-Policy': PLAIN_POLICY,
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** The HTML of the page for one that broke while it was rendered. */
export function failurePage(locale: Locale): string {
  const { unavailable: title, unavailableText: text } = messagesOf(locale).errors;
  return plainHtml(locale, { title, text, retry: true }, 500);
}

function plainHtml(locale: Locale, content: Content, status: number): string {
  const { title, text, list = [], after, link, note, retry = false } = content;
  const { errors, pages } = messagesOf(locale);
  const home = pathOf(locale, { page: 'home' });
  // An empty URL loads the same address again, with its query.
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${siteName()}</title>
<link rel="stylesheet" href="/assets/plain.css">
</head>
<body>
<header><a href="${home}">${siteName()}</a></header>
<main>
<h1>${title}</h1>
<p${status >= 400 ? html` role="alert"` : ''}>${text}</p>
${list.length > 0 ? html`<ul>${list.map(row)}</ul>` : ''}
${after ? html`<p class="after">${after}</p>` : ''}
<p class="actions">${retry ? html`<a href="">${errors.retry}</a>` : ''}${link ? html`<a href="${link.href}">${link.text}</a>` : ''}<a href="${home}">${pages.home}</a></p>
${note ? html`<p class="mute">${note}</p>` : ''}
</main>
</body>
</html>
`.text;
}

function row({ label, text }: { label?: string; text: string }) {
  return html`<li>${label ? html`<b>${label}</b> ` : ''}${text}</li>`;
}

/** Escaped HTML. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Part[];

/**
 * A tagged template for HTML without the scripts of a build, which every page of Next has. Values are
 * escaped for text and quoted attributes, unless this template made them.
 */
function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: texts }, ...parts.map(written)));
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return xmlText(String(part));
}
