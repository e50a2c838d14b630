'use client';

import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { OwnContact, Verdict } from '@/lib/verify/verdict';
import { LONGEST_CONTACT, verify } from '@/lib/verify/verify';
import { VerdictNote } from './verdict-note';

export type VerifyTexts = Messages['verify']['form'];

type Props = { locale: Locale; texts: VerifyTexts; write: string; own: readonly OwnContact[] };

/**
 * Compares a contact with the agency's own, in the browser. The field has no name, so that what is
 * typed stands in no address even where the form is sent before its script is there.
 */
export function VerifyForm({ locale, texts, write, own }: Props) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [empty, setEmpty] = useState(false);

  function check(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const typed = input?.value ?? '';
    const blank = typed.trim() === '';
    setEmpty(blank);
    setVerdict(blank ? null : verify(typed, own));
    if (blank) input?.focus();
  }

  function startOver() {
    setEmpty(false);
    setVerdict(null);
  }

  return (
    <form onSubmit={check} noValidate className="mt-6 lg:pr-6 noscript:hidden">
      <Field
        name="contact"
        label={texts.field}
        hint={texts.hint}
        fault={empty ? texts.empty : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            onChange={startOver}
            required
            maxLength={LONGEST_CONTACT}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" look="filled" className="mt-6 max-sm:w-full">
        {texts.button}
      </Button>
      <div role="status" aria-atomic="true">
        {verdict && <VerdictNote locale={locale} texts={texts} write={write} verdict={verdict} />}
      </div>
    </form>
  );
}
