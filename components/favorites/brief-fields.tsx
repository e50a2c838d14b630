import { ChevronDown } from 'lucide';
import type { RefObject } from 'react';
import { TextField } from '@/components/forms/text-field';
import type { BoundField } from '@/components/forms/use-checked-form';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { BRIEF_FIELDS } from '@/lib/favorites/brief';
import { BRIEF_REMARKS_LENGTH } from '@/lib/favorites/limits';
import type { Brief } from '@/lib/favorites/schema';
import type { Messages } from '@/lib/i18n/messages';
import './brief.css';

export type BriefTexts = Messages['favorites']['brief'] & {
  /** The word for what may stay empty. */
  optional: string;
  /** What is said of an answer that is too long. */
  long: string;
};

type Props = {
  /** For whoever unfolds it, when there is something in it. */
  ref: RefObject<HTMLDetailsElement | null>;
  texts: BriefTexts;
  field: (name: keyof Brief) => BoundField;
  /** Unfolded from the start: the server gives something in it back. */
  open: boolean;
  /** This browser keeps nothing of it. */
  unkept: boolean;
};

/** What the job is, for whoever wants to say it now; folded away until then. */
export function BriefFields({ ref, texts, field, open, unkept }: Props) {
  const bound = (name: keyof Brief) => ({
    ...field(name),
    label: texts.fields[name],
    look: 'capitals' as const,
  });
  const { registration, defaultValue, ...remarks } = bound('remarks');
  return (
    <details ref={ref} open={open} className="brief">
      <summary className="caps">
        {texts.title}
        <span className="text-mute">({texts.optional})</span>
        <Icon of={ChevronDown} size={16} strokeWidth={1.4} />
      </summary>
      <div>
        <p className="brief-kept is-wide text-mute text-sm">{unkept ? texts.unkept : texts.kept}</p>
        {BRIEF_FIELDS.filter((name) => name !== 'remarks').map((name) => (
          <TextField key={name} {...bound(name)} type="text" autoComplete="off" required={false} />
        ))}
        <Field {...remarks} name="remarks" className="is-wide">
          {(control) => (
            <textarea
              {...control}
              {...registration}
              rows={4}
              maxLength={BRIEF_REMARKS_LENGTH}
              autoComplete="off"
              defaultValue={defaultValue}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
