/**
 * Returns a function that caches the latest result of `make` under each name, for as long as the
 * parts that it is made of are the same. Answers of the services are the same objects until they are
 * read again.
 */
export function createMemo<Result>() {
  const latest = new Map<string, { parts: readonly unknown[]; result: Result }>();
  return (name: string, parts: readonly unknown[], make: () => Result): Result => {
    const known = latest.get(name);
    const isSame =
      known?.parts.length === parts.length &&
      parts.every((part, index) => part === known.parts[index]);
    if (known && isSame) return known.result;
    const result = make();
    latest.set(name, { parts, result });
    return result;
  };
}
