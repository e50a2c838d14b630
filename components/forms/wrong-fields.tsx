import { fieldId } from '@/components/ui/field';
import type { FieldFaults } from '@/lib/forms/fields';
import { counted } from '@/lib/i18n/fill';
import type { FormTexts } from './texts';

type Props = {
  texts: Pick<FormTexts, 'forms' | 'locale'>;
  /** The labels of the fields, in document order. */
  labels: Readonly<Record<string, string>>;
  faults: FieldFaults;
};

/** Links to the invalid fields; nothing if there are none. */
export function WrongFields({ texts: { forms, locale }, labels, faults }: Props) {
  const wrong = Object.keys(labels).filter((name) => faults[name]);
  if (wrong.length === 0) return null;
  return (
    <p className="form-wrong">
      <span>{`${counted(forms.attention, wrong.length, locale)}: `}</span>
      {wrong.map((name, at) => (
        <span key={name}>
          {at > 0 && <span>, </span>}
          <a href={`#${fieldId(name)}`} className="underline underline-offset-4">
            {labels[name]}
          </a>
        </span>
      ))}
    </p>
  );
}
