/** One answer as the sender saw it. */
export type SummaryRow = { label: string; text: string };

type Labels = Readonly<Record<string, string>>;

/** The named answers in this order, each with its label; empty ones are left out. */
export function summaryOf(
  answers: Readonly<Record<string, string>>,
  labels: Labels,
  names: readonly string[],
): SummaryRow[] {
  return names.flatMap((name) => {
    const text = answers[name]?.trim();
    return text ? [{ label: labels[name] ?? name, text }] : [];
  });
}

/** The same of a form, with its answers as its fields show them. */
export function readSummary(
  form: HTMLFormElement,
  labels: Labels,
  names: readonly string[],
): SummaryRow[] {
  const shown = names.map((name) => [name, textOf(form.elements.namedItem(name))]);
  return summaryOf(Object.fromEntries(shown), labels, names);
}

function textOf(field: Element | RadioNodeList | null): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field.value;
  return '';
}
