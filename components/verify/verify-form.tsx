'use client';

import { lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import type { Messages } from '@/lib/i18n/messages';
import type { OwnContact } from '@/lib/verify/verdict';
import { ContactInput } from './contact-input';
import type { Checked } from './shown-verdict';

const load = () => import('./shown-verdict');
const ShownVerdict = lazy(load);

type Props = {
  texts: Messages['verify']['form'];
  /** Text and path of the link to the contact page. */
  write: { text: string; href: string };
  own: readonly OwnContact[];
};

/**
 * Compares a contact with the agency's own in the browser, by rules that are lazy-loaded. The field
 * has no name, so that the typed text is never in a URL, even if the form is submitted before
 * hydration.
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
          <LazyBoundary onLost={startOver}>
            <Suspense fallback={null}>
              <ShownVerdict checked={checked} own={own} texts={texts} write={write} />
            </Suspense>
          </LazyBoundary>
        )}
      </div>
    </form>
  );
}
