import { type FocusEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormTexts } from '@/components/forms/texts';
import { Field } from '@/components/ui/field';
import { useLazyPart } from '@/components/ui/lazy-part';
import { once } from '@/components/ui/once';
import { fill } from '@/lib/i18n/fill';
import { fitsPhoneMask, lacksCountry, PHONE_EXAMPLE } from '@/lib/scouting/phone-mask';
import type { QuestionName } from '@/lib/scouting/questions';
import type { PartProps } from './application';

/** Lazy-loaded on focus; without it a number is formatted on blur. */
const phoneMask = once(() => import('./phone-mask'));

type Props = PartProps & { name: QuestionName; hint: string | undefined };

/** A phone number: formatted while it is typed; if it looks wrong there is a warning, no error. */
export function PhoneField({ texts, form: checked, name, hint }: Props) {
  const { form, control, submitCount } = checked;
  const { registration, fault } = checked.field(name);
  const value = useWatch({ control, name }) ?? '';
  const [left, setLeft] = useState(false);
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const mask = useLazyPart(phoneMask, focused);

  function leave(event: FocusEvent<HTMLInputElement>) {
    setFocused(false);
    void shape(event.target.value);
    return registration.onBlur(event);
  }

  /** The parser of phone numbers is lazy-loaded; without it the server formats the number. */
  async function shape(typed: string) {
    const parser = await import('@/lib/scouting/phone').catch(() => null);
    // Typed into again, emptied or unmounted in the meantime.
    if (input.current?.value !== typed) return;
    if (parser) {
      form.setValue(name, parser.shapePhone(typed), { shouldValidate: submitCount > 0 });
    }
    setLeft(true);
  }

  return (
    <Field
      name={name}
      label={texts.scouting.fields[name]}
      hint={hint}
      fault={fault}
      warning={left ? warningFor(value, texts.forms) : null}
    >
      {(control) => (
        <>
          <input
            {...control}
            {...registration}
            ref={(element) => {
              input.current = element;
              registration.ref(element);
            }}
            type="tel"
            autoComplete="tel"
            placeholder={PHONE_EXAMPLE}
            required
            onFocus={() => setFocused(true)}
            onBlur={leave}
          />
          {mask && <mask.default input={input} />}
        </>
      )}
    </Field>
  );
}

/** The warning about a number that may be wrong; it can be sent as it is. */
function warningFor(value: string, forms: FormTexts['forms']): string | null {
  if (value === '' || fitsPhoneMask(value)) return null;
  return lacksCountry(value) ? forms.phoneCountry : fill(forms.phoneShape, { mask: PHONE_EXAMPLE });
}
