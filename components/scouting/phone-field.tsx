import { lazy, Suspense, useRef, useState } from 'react';
import type { FormTexts } from '@/components/forms/texts';
import type { BoundField } from '@/components/forms/use-checked-form';
import { Field } from '@/components/ui/field';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { fill } from '@/lib/i18n/fill';
import { PHONE_EXAMPLE } from '@/lib/scouting/phone-example';

/** Lazy-loaded on focus; without it a number is formatted on blur. */
const PhoneMask = lazy(() => import('./phone-mask'));

type Rules = typeof import('@/lib/scouting/phone');
const loadRules = () => import('@/lib/scouting/phone');

type Props = BoundField & {
  texts: FormTexts;
  label: string;
  hint?: string | undefined;
  value: string | undefined;
  onShape: (value: string) => void;
};

/**
 * A phone number: formatted while it is typed, with a warning if it looks wrong, but always
 * accepted.
 */
export function PhoneField(props: Props) {
  const { texts, label, hint, fault, defaultValue, registration, value = '', onShape } = props;
  const [left, setLeft] = useState(false);
  const [focused, setFocused] = useState(false);
  const [rules, setRules] = useState<Rules | null>(null);
  const input = useRef<HTMLInputElement>(null);

  /** Formats the number that was left, unless the visitor has typed on by then. */
  async function leave({ value: typed }: { value: string }) {
    setLeft(true);
    setFocused(false);
    const loaded = await loadRules().catch(() => null);
    setRules(loaded);
    if (loaded && input.current?.value === typed) onShape(loaded.shapePhone(typed));
  }

  return (
    <Field
      name={registration.name}
      label={label}
      hint={hint}
      fault={fault}
      warning={left && rules ? warningFor(value, texts.forms, rules) : null}
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
            defaultValue={defaultValue}
            onFocus={() => {
              setFocused(true);
              void loadRules().catch(() => {});
            }}
            onBlur={(event) => {
              void leave(event.target);
              return registration.onBlur(event);
            }}
          />
          {focused && (
            <LazyBoundary>
              <Suspense>
                <PhoneMask input={input} />
              </Suspense>
            </LazyBoundary>
          )}
        </>
      )}
    </Field>
  );
}

/** The warning about a number that may be wrong; it can be sent as it is. */
function warningFor(
  value: string,
  forms: FormTexts['forms'],
  { fitsPhoneMask, lacksCountry }: Rules,
): string | null {
  if (value === '' || fitsPhoneMask(value)) return null;
  return lacksCountry(value) ? forms.phoneCountry : fill(forms.phoneShape, { mask: PHONE_EXAMPLE });
}
