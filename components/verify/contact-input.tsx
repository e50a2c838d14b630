import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import type { Messages } from '@/lib/i18n/messages';
import { MAX_CONTACT_LENGTH } from '@/lib/verify/limits';

type Props = Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'onChange'> & {
  /** Part of the id: a page without script contains both forms. */
  field: string;
  texts: Pick<Messages['verify']['form'], 'field' | 'hint' | 'empty'>;
  /** The form was sent without a contact. */
  empty: boolean;
};

/** The field for a contact. The browser must not complete, correct or store it. */
export function ContactInput({ field, texts, empty, ...rest }: Props) {
  return (
    <Field
      name={field}
      label={texts.field}
      hint={texts.hint}
      fault={empty ? texts.empty : undefined}
    >
      {(control) => (
        <input
          {...control}
          {...rest}
          type="text"
          required
          // One more than the check reads, so that a text that the browser truncated does not pass
          // as complete.
          maxLength={MAX_CONTACT_LENGTH + 1}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
