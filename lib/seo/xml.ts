import 'server-only';

const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML, and removes characters that XML cannot represent. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[<>&"']/g, (mark) => ENTITIES[mark] ?? '');
}

/** Escapes text for HTML that is the content of an XML element. */
export function htmlText(text: string): string {
  return text.replace(/[<>&]/g, (mark) => ENTITIES[mark] ?? '');
}

/** Writes an XML element with text content, escaped. */
export function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}
