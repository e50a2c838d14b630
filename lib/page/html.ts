import 'server-only';
import { xmlText } from '../seo/xml';

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
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: texts }, ...parts.map(written)));
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return xmlText(String(part));
}

export type { Markup };
