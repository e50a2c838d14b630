'use client';

import { lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Part } from '@/components/ui/lazy-boundary';
import type { Messages } from '@/lib/i18n/messages';
import type { OwnContact } from '@/lib/verify/verdict';
import { ContactInput } from './contact-input';
import type { Checked } from './shown-verdict';

const load = () => import('./shown-verdict');
const ShownVerdict = lazy(load);

export type VerifyTexts = Messages['verify']['form'];

type Props = {
  texts: VerifyTexts;
  /** The link to the agency: its words, and its path. */
  write: { text: string; href: string };
  own: readonly OwnContact[];
};

/**
 * Compares a contact with the agency's own, in the browser, by rules that are loaded when the visitor
 * is about to ask. The field has no name, so that what is typed stands in no address even where the
 * form is sent before its script is there.
 */
export function VerifyForm({ texts, write, own }: Props) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const [empty, setEmpty] = useState(false);

  function check(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const typed = input?.value ?? '';
    const blank = typed.trim() === '';
    setEmpty(blank);
    setChecked(blank ? null : { typed });
    if (blank) input?.focus();
  }

  function startOver() {
    setEmpty(false);
    setChecked(null);
  }

  return (
    <form
      onSubmit={check}
      onFocus={() => void load().catch(() => {})}
      noValidate
      className="mt-6 lg:pr-6 noscript:hidden"
    >
      <ContactInput field="contact" texts={texts} empty={empty} onChange={startOver} />
      <Button type="submit" look="filled" className="mt-6 max-sm:w-full">
        {texts.button}
      </Button>
      <div role="status" aria-atomic="true">
        {checked && (
          <Part onLost={startOver}>
            <Suspense fallback={null}>
              <ShownVerdict checked={checked} own={own} texts={texts} write={write} />
            </Suspense>
          </Part>
        )}
      </div>
    </form>
  );
}
