/** What a casting sheet shows but its URL must not: the notes. Undefined if there are none. */
export function postedSheet(
  ids: readonly number[],
  notes: Readonly<Record<number, string>>,
): object | undefined {
  if (!ids.some((id) => notes[id])) return undefined;
  return { talents: ids.map((id) => ({ id, ...(notes[id] && { note: notes[id] }) })) };
}
