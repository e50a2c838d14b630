export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.55 system-ui, sans-serif; max-width: 60rem; margin: 3rem auto; padding: 0 1.25rem; }
  h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; vertical-align: top; padding: .6rem 1rem .6rem 0; border-bottom: 1px solid #8884; }
  th { font-weight: 500; white-space: nowrap; }
  td { overflow-wrap: anywhere; }
  img { max-width: 16rem; max-height: 20rem; }
  code { font-size: .9em; }
  time { white-space: nowrap; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: inherit; }
  figure { display: inline-block; margin: 0 1rem 1rem 0; }
  figcaption { font-size: .85rem; opacity: .7; }`;

/** A complete document; `body` is HTML, `title` is text. */
export function page(title: string, body: string, language: 'en' | 'pt-BR' = 'en'): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}
