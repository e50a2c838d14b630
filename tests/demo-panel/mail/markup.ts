import { escapeHtml } from '../page.ts';

/** HTML that is safe to put into a document: nobody's words are in it as they came. */
export type Markup = { readonly html: string };

type Part = Markup | string | number | false | readonly Markup[];

function htmlOf(part: Part): string {
  if (part === false) return '';
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(htmlOf).join('');
  return escapeHtml(String(part));
}

/** A tag for templates: the template is HTML, everything put into it is text unless marked up. */
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
