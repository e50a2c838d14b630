import 'server-only';
import { xmlText } from '../seo/xml';

/** Markup that may be sent as it is. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Part[];

/**
 * A template for HTML that no React page can give: one without the scripts of a build. Values are
 * escaped, as texts and as quoted attributes, unless they are markup of this template themselves.
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
