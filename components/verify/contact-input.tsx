import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field';
import { LONGEST_CONTACT } from '@/lib/verify/limits';
import type { VerifyTexts } from './verify-form';

type Props = Pick<ComponentProps<'input'>, 'name' | 'defaultValue' | 'onChange'> & {
  /** What its id is made of: a page without script holds both forms. */
  field: string;
  texts: Pick<VerifyTexts, 'field' | 'hint' | 'empty'>;
  /** True when it was sent without a contact. */
  empty: boolean;
};

/** The field for a contact, which no browser is to complete, correct or remember. */
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
          // One more than is read, so that a text that the browser cut does not pass for a whole one.
          maxLength={LONGEST_CONTACT + 1}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
