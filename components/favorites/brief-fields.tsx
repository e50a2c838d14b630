import { ChevronDown } from 'lucide';
import type { RefObject } from 'react';
import { TextField } from '@/components/forms/text-field';
import type { BoundField } from '@/components/forms/use-checked-form';
import { ChangingText } from '@/components/ui/changing-text';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { BRIEF_FIELDS } from '@/lib/favorites/brief';
import { BRIEF_REMARKS_LENGTH } from '@/lib/favorites/limits';
import type { Brief } from '@/lib/favorites/schema';
import type { Messages } from '@/lib/i18n/messages';
import './brief.css';

export type BriefTexts = Messages['favorites']['brief'] & {
  /** The label for "optional". */
  optional: string;
  /** The error for an answer that is too long. */
  long: string;
};

type Props = {
  /** The `<details>`, which the form expands if a field in it has content or a fault. */
  ref: RefObject<HTMLDetailsElement | null>;
  texts: BriefTexts;
  field: (name: keyof Brief) => BoundField;
  /** This browser cannot store the draft. */
  notPersisted: boolean;
};

/** The optional fields about the job, collapsed until the visitor opens them. */
export function BriefFields({ ref, texts, field, notPersisted }: Props) {
  const bound = (name: keyof Brief) => ({
    ...field(name),
    label: texts.fields[name],
    look: 'capitals' as const,
  });
  const { registration, ...remarks } = bound('remarks');
  return (
    <details ref={ref} className="brief">
      <summary className="caps">
        <span>{texts.title}</span>
        <span className="text-mute">{`(${texts.optional})`}</span>
        <Icon of={ChevronDown} size={16} strokeWidth={1.4} />
      </summary>
      <div>
        <p className="brief-kept is-wide text-mute text-sm">
          <ChangingText>{notPersisted ? texts.unkept : texts.kept}</ChangingText>
        </p>
        {BRIEF_FIELDS.filter((name) => name !== 'remarks').map((name) => (
          <TextField key={name} {...bound(name)} type="text" autoComplete="on" required={false} />
        ))}
        <Field {...remarks} name="remarks" className="is-wide">
          {(control) => (
            <textarea {...control} {...registration} rows={4} maxLength={BRIEF_REMARKS_LENGTH} />
          )}
        </Field>
      </div>
    </details>
  );
}
