import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FormTexts } from '@/components/forms/texts';
import type { BoundField } from '@/components/forms/use-checked-form';
import { Field } from '@/components/ui/field';
import { fill } from '@/lib/i18n/fill';
import { fitsPhoneMask, PHONE_MASK } from '@/lib/scouting/phone';
import type { PhoneMask } from './phone-mask';

type Props = BoundField & {
  texts: FormTexts;
  label: string;
  value: string | undefined;
  onAccept: (value: string) => void;
};

/** A phone number: shaped while it is typed, pointed out when it looks incomplete, taken anyway. */
export function PhoneField(props: Props) {
  const { texts, label, fault, defaultValue, registration, value = '', onAccept } = props;
  const [left, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const mask = useRef<PhoneMask>(null);
  const accept = useEffectEvent(onAccept);
  const odd = left && value !== '' && !fitsPhoneMask(value);

  useEffect(() => {
    if (value === input.current?.value) mask.current?.sync();
  }, [value]);
  // After the page: the field works before it has its shape.
  useEffect(() => {
    let gone = false;
    void import('./phone-mask').then(({ maskPhone }) => {
      if (gone || !input.current) return;
      mask.current = maskPhone(input.current, (shaped) => accept(shaped));
    });
    return () => {
      gone = true;
      mask.current?.end();
    };
  }, []);

  return (
    <Field
      name={registration.name}
      label={label}
      fault={fault}
      warning={odd ? fill(texts.forms.phoneShape, { mask: '+55 (11) 91234-5678' }) : null}
    >
      {(control) => (
        <input
          {...control}
          {...registration}
          ref={(element) => {
            registration.ref(element);
            input.current = element;
          }}
          type="tel"
          autoComplete="tel"
          placeholder={PHONE_MASK.replaceAll('0', '#')}
          required
          defaultValue={defaultValue}
          onBlur={(event) => {
            setLeft(true);
            return registration.onBlur(event);
          }}
        />
      )}
    </Field>
  );
}
