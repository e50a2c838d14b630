/**
 * The arguments that a text shows, once for each of its readings: `{n, plural, one {one of {all}}
 * other {#}}` has the readings `['all']` and `['n']`. A tag (`<b>`) counts like an argument.
 */
export function readingsOf(text: string): string[][] {
  return unique(readings(text, '').map((names) => unique(names).sort()));
}

/** `counted` is the argument that `#` shows. */
function readings(text: string, counted: string): string[][] {
  const start = text.indexOf('{');
  if (start < 0) return [shownIn(text, counted)];
  const end = closing(text, start);
  const before = shownIn(text.slice(0, start), counted);
  const after = readings(text.slice(end + 1), counted);
  return readingsOfArgument(text.slice(start + 1, end), counted).flatMap((here) =>
    after.map((rest) => [...before, ...here, ...rest]),
  );
}

/** What a text without braces shows. */
function shownIn(text: string, counted: string): string[] {
  const tags = Array.from(text.matchAll(/<\w+>/g), ([tag]) => tag);
  return counted && text.includes('#') ? [...tags, counted] : tags;
}

/** Takes what is between two braces: `n`, `day, date` or `n, plural, one {…} other {…}`. */
function readingsOfArgument(inside: string, counted: string): string[][] {
  const [, name = '', type] =
    /^\s*(\w+)\s*(?:,\s*(plural|selectordinal|select)\s*,)?/.exec(inside) ?? [];
  if (!type) return [[name]];
  const branches = branchesIn(inside);
  if (type !== 'select') return branches.flatMap((branch) => readings(branch, name));
  return branches.flatMap((branch) => readings(branch, counted)).map((names) => [name, ...names]);
}

/** `one {a} other {b}` has the branches `a` and `b`. */
function branchesIn(text: string): string[] {
  const start = text.indexOf('{');
  if (start < 0) return [];
  const end = closing(text, start);
  return [text.slice(start + 1, end), ...branchesIn(text.slice(end + 1))];
}

/** The place of the brace that closes the one at `start`. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '{') depth += 1;
    if (text[place] === '}') depth -= 1;
    if (depth === 0) return place;
  }
  throw new Error(`A brace is not closed: ${text}`);
}

function unique<T>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}
