import { Check, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Honeypot } from '@/components/forms/honeypot';
import type { PostedCasting } from '@/lib/favorites/schema';
import { CastingField } from './casting-field';
import type { FavoritesTexts } from './texts';
import { loadRules, useCasting } from './use-casting';

type Props = {
  texts: FavoritesTexts['form'];
  /** Who is sent, in order, with the notes. */
  talents: PostedCasting['talents'];
  onGone: (ids: readonly number[]) => void;
};

const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const;

/** Sends the selection to the agency. */
export function CastingForm({ texts, talents, onGone }: Props) {
  const { phase, failure, errors, invalid, register, submit } = useCasting(talents, onGone);
  const button = useRef<HTMLButtonElement>(null);
  const sending = phase === 'sending';

  // Sending disables the button, which loses it the focus.
  useEffect(() => {
    if (failure) button.current?.focus();
  }, [failure]);

  return (
    <section className="grid gap-x-12 gap-y-8 px-gutter pt-16 pb-8 lg:grid-cols-2 lg:pt-24 print:hidden">
      <h2 className="display max-w-[8.5em] text-2xl">{texts.title}</h2>
      {phase === 'sent' ? (
        <Sent texts={texts} />
      ) : (
        <form
          noValidate
          onSubmit={submit}
          // What fails here is tried again when the form is sent.
          onFocus={() => loadRules().catch(() => {})}
          className="max-w-xl"
        >
          <Honeypot label={texts.leaveEmpty} />
          <fieldset disabled={sending} className="grid gap-y-7">
            {FIELDS.map((field) => (
              <CastingField
                key={field.name}
                {...field}
                label={texts[field.name]}
                error={errors[field.name] && texts[`${field.name}Error`]}
                registration={register(field.name)}
              />
            ))}
            <p role="alert" className="min-h-6 font-medium text-accent text-sm">
              {invalid && texts.invalid}
              {invalid && talents.length === 0 && (
                <span className="sr-only">. {texts.emptyError}</span>
              )}
              {failure && texts[failure]}
            </p>
            <button
              ref={button}
              type="submit"
              className="caps inline-flex min-h-14 cursor-pointer items-center justify-center gap-3 bg-ink px-10 text-paper disabled:cursor-progress sm:justify-self-start"
            >
              {sending && (
                <LoaderCircle aria-hidden size={16} strokeWidth={1.6} className="animate-spin" />
              )}
              {sending ? texts.sending : texts.submit}
            </button>
          </fieldset>
        </form>
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
