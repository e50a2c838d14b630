'use client';

import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { OwnContact, Verdict } from '@/lib/verify/verdict';
import { verify } from '@/lib/verify/verify';
import { ContactInput } from './contact-input';
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

  const said = useRef<HTMLDivElement>(null);

  // A phone's keyboard, which stays open, may have left no room for it.
  useEffect(() => {
    if (verdict) said.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);

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
      <ContactInput field="contact" texts={texts} empty={empty} onChange={startOver} />
      <Button type="submit" look="filled" className="mt-6 max-sm:w-full">
        {texts.button}
      </Button>
      <div ref={said} role="status" aria-atomic="true">
        {verdict && <VerdictNote locale={locale} texts={texts} write={write} verdict={verdict} />}
      </div>
    </form>
  );
}
