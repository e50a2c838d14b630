'use client';

import { Check, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form } from '@/components/forms/form';
import { TextField } from '@/components/forms/text-field';
import { PageLink } from '@/components/ui/page-link';
import type { Sender } from '@/lib/favorites/schema';
import type { Reply } from '@/lib/forms/replies';
import type { Locale } from '@/lib/i18n/locales';
import { CASTING_ID } from './casting-id';
import type { FavoritesTexts } from './texts';
import { type Chosen, useCasting } from './use-casting';

type Props = {
  locale: Locale;
  texts: FavoritesTexts['form'];
  /** Who is sent, in order, with the notes. */
  talents: readonly Chosen[];
  /** What is done with the sender's data, and where more about it stands. */
  privacy: { text: string; link: string };
  reply?: Reply | null;
  onGone?: (ids: readonly number[]) => void;
};

/** Sends the selection to the agency. */
export function CastingForm({ privacy, ...casting }: Props) {
  const { locale, texts, talents } = casting;
  const form = useCasting(casting);
  const { sending, refused } = form;
  const button = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const busy = sending.state === 'sending';
  const incomplete = form.tried && (talents.length === 0 || Object.keys(form.faults).length > 0);
  const field = (name: keyof Sender) => ({
    ...form.field(name),
    label: texts[name],
    look: 'capitals' as const,
  });

  // The form comes later than its page, when the browser has already looked for it in vain.
  useEffect(() => {
    if (window.location.hash !== `#${CASTING_ID}`) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('section')?.scrollIntoView();
  }, []);

  // Sending disables the button, which loses it the focus.
  useEffect(() => {
    if (refused) button.current?.focus();
  }, [refused]);

  return (
    <section
      id={CASTING_ID}
      className="grid gap-x-12 gap-y-8 px-gutter pt-16 pb-8 lg:grid-cols-2 lg:pt-24 print:hidden"
    >
      <h2 ref={title} tabIndex={-1} className="display max-w-[8.5em] text-2xl outline-none">
        {texts.title}
      </h2>
      {sending.state === 'sent' ? (
        <Sent texts={texts} />
      ) : (
        <Form form={form} leaveEmpty={texts.leaveEmpty} className="max-w-xl">
          {/* Without script the talents go by their ids alone, after what the guard looks at. */}
          <input type="hidden" name="ids" value={talents.map(({ id }) => id).join(',')} />
          <fieldset disabled={busy} className="grid gap-y-7">
            <TextField {...field('name')} type="text" autoComplete="name" />
            <TextField {...field('phone')} type="tel" autoComplete="tel" />
            <TextField {...field('email')} type="email" autoComplete="email" />
            <p role="alert" className="min-h-6 font-medium text-accent text-sm">
              {incomplete && texts.invalid}
              {incomplete && talents.length === 0 && (
                <span className="mt-1 block">{texts.emptyError}</span>
              )}
              {refused}
            </p>
            <button
              ref={button}
              type="submit"
              className="caps inline-flex min-h-14 cursor-pointer items-center justify-center gap-3 bg-ink px-10 text-paper disabled:cursor-progress sm:justify-self-start"
            >
              {busy && (
                <LoaderCircle aria-hidden size={16} strokeWidth={1.6} className="animate-spin" />
              )}
              {busy ? texts.sending : texts.submit}
            </button>
            <p className="text-mute text-sm">
              {privacy.text}{' '}
              <PageLink
                locale={locale}
                route={{ page: 'privacy' }}
                className="underline underline-offset-4"
              >
                {privacy.link}
              </PageLink>
            </p>
          </fieldset>
        </Form>
      )}
    </section>
  );
}

function Sent({ texts }: { texts: FavoritesTexts['form'] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    // What it replaces was taller, so that the title may have slipped under the header.
    place.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} role="status" tabIndex={-1} className="max-w-xl outline-none">
      <p className="flex items-center gap-4 text-lg">
        <Check aria-hidden size={28} strokeWidth={1.4} className="shrink-0 text-accent" />
        {texts.sent}
      </p>
      <p className="mt-3 text-mute">{texts.sentHint}</p>
    </div>
  );
}
