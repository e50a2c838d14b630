import { useState } from 'react';
import type { FormTexts } from '@/components/forms/texts';
import type { BoundField } from '@/components/forms/use-checked-form';
import { Field } from '@/components/ui/field';
import { fill } from '@/lib/i18n/fill';
import { fitsPhoneMask, PHONE_EXAMPLE, shapePhone } from '@/lib/scouting/phone';

type Props = BoundField & {
  texts: FormTexts;
  label: string;
  hint?: string | undefined;
  value: string | undefined;
  onShape: (value: string) => void;
};

/** A phone number: shaped when it is written, pointed out when it looks odd, taken anyway. */
export function PhoneField(props: Props) {
  const { texts, label, hint, fault, defaultValue, registration, value = '', onShape } = props;
  const [left, setLeft] = useState(false);
  const odd = left && value !== '' && !fitsPhoneMask(value);
  return (
    <Field
      name={registration.name}
      label={label}
      hint={hint}
      fault={fault}
      warning={odd ? fill(texts.forms.phoneShape, { mask: PHONE_EXAMPLE }) : null}
    >
      {(control) => (
        <input
          {...control}
          {...registration}
          type="tel"
          autoComplete="tel"
          placeholder={PHONE_EXAMPLE}
          required
          defaultValue={defaultValue}
          onBlur={(event) => {
            setLeft(true);
            // Not while it is typed: the first digits do not say yet whose number it will be.
            onShape(shapePhone(event.target.value.trim()));
            return registration.onBlur(event);
          }}
        />
      )}
    </Field>
  );
}
