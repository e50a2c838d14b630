type Counting = { formatters: number };

/**
 * Counts `Intl` formatters, collators and segmenters, and methods that use one, such as `localeCompare`. The
 * first of a page loads ICU's data, which blocks Chromium's main thread for 10 to 25 ms. `PluralRules` takes
 * less than 1 ms and is not counted. Runs in the page before its own scripts.
 */
export function countFormatters() {
  const page = window as unknown as Counting;
  page.formatters = 0;
  const counting = <F extends object>(original: F): F =>
    new Proxy(original, {
      construct(...call) {
        page.formatters += 1;
        return Reflect.construct(...(call as Parameters<typeof Reflect.construct>));
      },
      apply(...call) {
        page.formatters += 1;
        return Reflect.apply(...(call as unknown as Parameters<typeof Reflect.apply>));
      },
    });
  const wrap = <T extends object>(owner: T, ...names: (keyof T)[]) => {
    for (const name of names) owner[name] = counting(owner[name] as object) as T[keyof T];
  };
  wrap(Intl, 'NumberFormat', 'DateTimeFormat', 'Collator', 'ListFormat', 'RelativeTimeFormat');
  wrap(Intl, 'DisplayNames', 'Segmenter');
  wrap(Number.prototype, 'toLocaleString');
  wrap(Date.prototype, 'toLocaleString', 'toLocaleDateString', 'toLocaleTimeString');
  wrap(String.prototype, 'localeCompare');
}

/** The count so far. Runs in the page. */
export const formatterCount = (): number => (window as unknown as Counting).formatters;
