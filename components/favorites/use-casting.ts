import { useLayoutEffect, useRef } from 'react';
import type { Unsent } from '@/components/forms/post-form';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useDraft } from '@/components/forms/use-draft';
import { BRIEF_FIELDS, isBriefField } from '@/lib/favorites/brief';
import type { CastingRequest, PostedCasting } from '@/lib/favorites/schema';
import type { FieldFaults } from '@/lib/forms/fields';
import type { Reply } from '@/lib/forms/replies';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { TalentCard } from '@/lib/talents/card';
import type { CastingTexts } from './texts';

/** A talent who is sent, with the name and the picture that they are shown by. */
export type Chosen = PostedCasting['talents'][number] & Partial<Pick<TalentCard, 'name' | 'cover'>>;

const loadRules = () => import('@/lib/favorites/schema').then(({ requestSchema }) => requestSchema);

/** How the server says that a talent is not in the roster, and that a note is too long. */
const GONE = /^talents\.(\d+)\.id$/;
const NOTE = /^talents\.(\d+)\.note$/;

/** The places of the talents of whom the server says this. */
function placesIn(faults: FieldFaults, what: RegExp): number[] {
  return Object.keys(faults).flatMap((name) => {
    const place = what.exec(name)?.[1];
    return place ? [Number(place)] : [];
  });
}

type Casting = {
  locale: Locale;
  texts: CastingTexts;
  /** Who is sent, in order, with the notes. */
  talents: readonly Chosen[];
  reply?: Reply | null;
  onGone?: ((ids: readonly number[]) => void) | undefined;
  /** Called with the form while it still holds what was sent. */
  onSent: (form: HTMLFormElement) => void;
};

/** The form that sends a selection. */
export function useCasting({ locale, texts, talents, reply, onGone, onSent }: Casting) {
  const { brief, form: words } = texts;
  const form = useCheckedForm<CastingRequest>({
    handler: '/api/favorites',
    locale,
    rules: loadRules,
    reply,
    say: (_fault, name) => (isBriefField(name) ? brief.long : words[`${name}Error`]),
    validateExtra: () => (talents.length === 0 ? { talents: 'required' } : {}),
    content: (request) => ({
      fields: {
        ...request,
        talents: talents.map(({ id, note }) => ({ id, ...(note && { note }) })),
      },
    }),
    onFaults: (faults) => {
      const gone = placesIn(faults, GONE).flatMap((place) => talents[place]?.id ?? []);
      if (gone.length > 0) onGone?.(gone);
    },
    onSent: (sent) => {
      onSent(sent);
      // Another selection is for another job.
      for (const name of BRIEF_FIELDS) form.form.setValue(name, '');
    },
  });
  const folded = useRef<HTMLDetailsElement>(null);
  const { unkept } = useDraft({
    name: 'brief',
    checked: form,
    keeps: isBriefField,
    // Nobody sends what they do not see.
    onRestored: (answers) => {
      if (folded.current && Object.keys(answers).length > 0) folded.current.open = true;
    },
  });
  const wrong = BRIEF_FIELDS.some((field) => form.faults[field]);
  const tries = form.form.formState.submitCount;
  // Before the form leads to what is wrong: nothing that is folded away takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try unfolds it again
  useLayoutEffect(() => {
    if (wrong && folded.current) folded.current.open = true;
  }, [wrong, tries]);

  const { sending } = form;
  const unsent = sending.state === 'idle' ? sending.unsent : null;
  const first =
    reply?.code && !form.wasSubmitted ? { code: reply.code, faults: reply.faults } : null;
  const refusal = unsent ?? first;
  return {
    ...form,
    /** The brief's place, and whether this browser does not keep it. */
    folded,
    unkept,
    refused: refusal && refusedWords(refusal, words, talents),
  };
}

/** Why the selection was not sent, where that is not said of its fields. */
function refusedWords(
  { code, faults }: Unsent,
  texts: CastingTexts['form'],
  talents: readonly Chosen[],
): string | null {
  if (placesIn(faults, GONE).length > 0) return texts.gone;
  const [long] = placesIn(faults, NOTE);
  if (long !== undefined) return fill(texts.noteTooLong, { name: talents[long]?.name ?? long + 1 });
  if (code === 'invalid') return null;
  if (code === 'too-large') return texts.tooLong;
  if (code === 'perhaps-sent') return texts.perhapsSent;
  return code === 'rate' ? texts.tooMany : texts.failed;
}
