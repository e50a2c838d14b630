import { escapeHtml } from '../page.ts';

/** Trusted HTML: all input in it has been escaped. */
export type Markup = { readonly html: string };

type Part = Markup | string | number | false | readonly Markup[];

function htmlOf(part: Part): string {
  if (part === false) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(htmlOf).join('');
  return escapeHtml(String(part));
}

/** A template tag: the template is HTML, and every value is escaped unless it is trusted HTML. */
export function markup(template: TemplateStringsArray, ...parts: Part[]): Markup {
  const html = template.reduce(
    (text, piece, place) => text + htmlOf(parts[place - 1] ?? '') + piece,
  );
  return { html };
}

/** Text with its line breaks. */
export function lines(text: string): Markup {
  return { html: escapeHtml(text).replace(/\r\n?|\n/g, '<br>') };
}
