/** One answer as the sender saw it. */
export type SummaryRow = { label: string; text: string };

/** The named answers of a form as its fields show them, in this order; empty ones are left out. */
export function readSummary(
  form: HTMLFormElement,
  labels: Readonly<Record<string, string>>,
  names: readonly string[],
): SummaryRow[] {
  return names.flatMap((name) => {
    const field = form.elements.namedItem(name);
    const text = textOf(field).trim();
    return text ? [{ label: labels[name] ?? name, text }] : [];
  });
}

function textOf(field: Element | RadioNodeList | null): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  return '';
}
