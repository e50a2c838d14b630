/** One option of a select: the value that the panel knows, the words that the visitor reads. */
export type Option = { value: string; label: string };
