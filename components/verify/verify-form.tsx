'use client';

import { Printer } from 'lucide';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { fetchInTime } from '@/lib/browser-fetch';
import type { Messages } from '@/lib/i18n/messages';
import { isRecord } from '@/lib/json';
import type { OwnContact, Verdict } from '@/lib/verify/verdict';
import { MAX_CONTACT_LENGTH } from '@/lib/verify/verdict';
import { VerdictNote } from './verdict-note';

type Props = {
  /** The route handler with its language. */
  action: string;
  texts: Messages['verify']['form'];
  /** Text and path of the link to the contact page. */
  write: { text: string; href: string };
};

/** What is shown below the field: the verdict, or why there is none. */
type Shown = Verdict | 'empty' | 'waiting' | 'often' | 'failed' | null;

/** Before hydration the browser posts the form, so that the typed text is never in a URL. */
export function VerifyForm({ action, texts, write }: Props) {
  const [shown, setShown] = useState<Shown>(null);
  const latest = useRef<AbortController>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => () => latest.current?.abort(), []);
  // A phone's on-screen keyboard stays open and may cover it.
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);

  /** Whatever is still asked for is no longer wanted. */
  function show(next: Shown) {
    latest.current?.abort();
    latest.current = null;
    setShown(next);
  }

  async function check(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const typed = input?.value ?? '';
    if (typed.trim() === '') {
      show('empty');
      input?.focus();
      return;
    }
    show('waiting');
    const controller = new AbortController();
    const { signal } = controller;
    latest.current = controller;
    const answer = await checkContact(action, typed, signal);
    if (!signal.aborted) setShown(answer);
  }

  return (
    <form action={action} method="post" onSubmit={check} noValidate className="mt-6 lg:pr-6">
      <Field
        name="contact"
        label={texts.field}
        hint={texts.hint}
        fault={shown === 'empty' ? texts.empty : undefined}
      >
        {(control) => (
          // The browser must not complete, correct or store it.
          <input
            {...control}
            name="contact"
            type="text"
            required
            // One more than the check reads, so that no truncated text passes as complete.
            maxLength={MAX_CONTACT_LENGTH + 1}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={() => show(null)}
          />
        )}
      </Field>
      <Button type="submit" look="filled" className="mt-6 max-sm:w-full">
        {texts.button}
      </Button>
      <div ref={place} role="status" aria-atomic="true">
        {shown && typeof shown === 'object' && (
          <VerdictNote texts={texts} write={write} verdict={shown} />
        )}
        {(shown === 'waiting' || shown === 'often' || shown === 'failed') && (
          <p className="mt-8 text-lg">
            <ChangingText>{texts[shown]}</ChangingText>
          </p>
        )}
      </div>
    </form>
  );
}

/** Posts a contact to be checked. `often`: the rate limit refused it. Never rejects. */
async function checkContact(
  url: string,
  contact: string,
  signal: AbortSignal,
): Promise<Verdict | 'often' | 'failed'> {
  try {
    const answer = await fetchInTime(url, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ contact }),
      signal,
    });
    if (answer.status === 429) return 'often';
    const verdict: unknown = answer.ok ? await answer.json() : null;
    return isVerdict(verdict) ? verdict : 'failed';
  } catch {
    return 'failed';
  }
}

/** Guards against the page of a proxy. */
function isVerdict(value: unknown): value is Verdict {
  if (!isRecord(value)) return false;
  if (value.kind === 'not-ours' || value.kind === 'unclear') return true;
  return value.kind === 'ours' && Array.isArray(value.contacts) && value.contacts.every(isContact);
}

function isContact(value: unknown): value is OwnContact {
  return isRecord(value) && typeof value.text === 'string' && typeof value.href === 'string';
}

/** Prints the page as one sheet. Needs script. */
export function PrintButton({ text }: { text: string }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className="quiet-link caps inline-flex min-h-11 cursor-pointer items-center gap-3 noscript:hidden"
    >
      <Icon of={Printer} />
      <span>{text}</span>
    </button>
  );
}
