import { useEffect } from 'react';
import { fillFields } from '@/components/forms/form-values';
import type { Unsent } from '@/components/forms/post-form';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { storedDraft, useDraft } from '@/components/forms/use-draft';
import type { PostedCasting } from '@/lib/favorites/schema';
import type { FieldFaults } from '@/lib/forms/fields';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { TalentCard } from '@/lib/talents/card';
import type { CastingTexts } from './texts';

/** A selected talent, with the name and picture to show. */
type Chosen = PostedCasting['talents'][number] & Partial<Pick<TalentCard, 'name' | 'cover'>>;

const schema = () => import('@/lib/favorites/schema').then(({ requestSchema }) => requestSchema);

const isBrief = (field: string) => field === 'message';

/** The names of the server's faults: a talent who is not on the roster, a note that is too long. */
const GONE = /^talents\.(\d+)\.id$/;
const NOTE = /^talents\.(\d+)\.note$/;

/** The indexes of the talents with this fault. */
function placesIn(faults: FieldFaults, what: RegExp): number[] {
  return Object.keys(faults).flatMap((name) => {
    const place = what.exec(name)?.[1];
    return place ? [Number(place)] : [];
  });
}

export type Casting = {
  locale: Locale;
  texts: CastingTexts;
  /** The selected talents, in order, with notes. */
  talents: readonly Chosen[];
  onGone?: ((ids: readonly number[]) => void) | undefined;
  /** Called before the form is emptied. */
  onSent: (form: HTMLFormElement) => void;
};

export function useCasting({ locale, texts, talents, onGone, onSent }: Casting) {
  const { brief, form: words } = texts;
  const checked = useCheckedForm({
    schema,
    handler: '/api/favorites',
    locale,
    say: (_fault, name) => (name === 'message' ? brief.long : words[`${name}Error`]),
    validateExtra: () => (talents.length === 0 ? { talents: { type: 'required' } } : {}),
    content: (request) => ({
      fields: {
        ...request,
        talents: talents.map(({ id, note }) => ({ id, ...(note && { note }) })),
      },
    }),
    onFaults: (faults) => {
      const gone = placesIn(faults, GONE).flatMap((index) => talents[index]?.id ?? []);
      if (gone.length > 0) onGone?.(gone);
    },
    onSent: (sent) => {
      onSent(sent);
      // The next selection is for another job.
      checked.form.setValue('message', '');
    },
  });
  const { form } = checked;
  // Before the draft is read and stored again, which replaces an old one.
  useEffect(() => {
    const old = readOldBrief(brief.fields);
    const typed = form.getValues('message');
    if (old) fillFields(form, { message: [typed, old].filter(Boolean).join('\n') });
  }, [form, brief.fields]);
  const { notPersisted } = useDraft({
    name: BRIEF_DRAFT,
    form,
    isStored: isBrief,
  });
  const { sending } = checked;
  const unsent = sending.state === 'idle' ? sending.unsent : null;
  return {
    ...checked,
    notPersisted,
    refused: unsent && refusedWords(unsent, texts, talents),
  };
}

/** Why the selection was not sent; null if the messages of its fields say it. */
function refusedWords(
  { code, faults }: Unsent,
  { form, refusals }: CastingTexts,
  talents: readonly Chosen[],
): string | null {
  if (placesIn(faults, GONE).length > 0) return form.gone;
  const [long] = placesIn(faults, NOTE);
  if (long !== undefined) return fill(form.noteTooLong, { name: talents[long]?.name ?? long + 1 });
  return code === 'invalid' ? null : refusals[code];
}

const BRIEF_DRAFT = 'brief';

/** The fields of a brief in releases before 0.3.0, in their order. */
const OLD_FIELDS = ['job', 'dates', 'city', 'media', 'territory', 'budget', 'remarks'] as const;
type OldField = (typeof OLD_FIELDS)[number];

const draft = storedDraft<OldField>(BRIEF_DRAFT);

/**
 * The stored draft of such a brief as one text: a line for each answer, below or after its label. Empty if
 * there is none. May go with release 0.5.0.
 */
function readOldBrief(labels: Readonly<Record<OldField, string>>): string {
  const answers = draft.read(OLD_FIELDS);
  return OLD_FIELDS.filter((name) => answers[name])
    .map((name) => `${labels[name]}:${name === 'remarks' ? '\n' : ' '}${answers[name]}`)
    .join('\n');
}
