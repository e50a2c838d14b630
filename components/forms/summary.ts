/** One answer as the sender saw it. */
export type SummaryRow = { label: string; text: string };

/** Answers as text, by field name. */
export type Answers = Readonly<Record<string, string>>;

/** The answers of the fields that have a label, in the order of the labels, without empty ones. */
export function summaryOf(answers: Answers, labels: Answers): SummaryRow[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const text = answers[name]?.trim();
    return text ? [{ label, text }] : [];
  });
}

/** The answers of a form as its fields show them; for a select, the label of the option. */
export function readAnswers(form: HTMLFormElement): Answers {
  const names = [...form.elements].map((field) => field.getAttribute('name') ?? '');
  const fields = new Set(names.filter((name) => name !== ''));
  return Object.fromEntries(
    [...fields].map((name) => [name, textOf(form.elements.namedItem(name))]),
  );
}

function textOf(field: Element | RadioNodeList | null): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    return field.checked ? field.value : '';
  }
  const hasText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return hasText || field instanceof RadioNodeList ? field.value : '';
}
