import { useEffect } from 'react';
import { type FormState, fillFields } from '@/components/forms/form-values';
import type { Unsent } from '@/components/forms/post-form';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { describeJob } from '@/lib/favorites/edit-favorites';
import { isNoteTooLong } from '@/lib/favorites/edit-selection';
import type { CastingAnswers, PostedCasting } from '@/lib/favorites/schema';
import { favoritesNow, useFavorites } from '@/lib/favorites/store';
import type { FieldFaults } from '@/lib/forms/fields';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { TalentCard } from '@/lib/talents/card';
import type { CastingTexts } from './texts';

/** A selected talent, with the name and picture to show. */
type Chosen = PostedCasting['talents'][number] & Partial<Pick<TalentCard, 'name' | 'cover'>>;

const schema = () => import('@/lib/favorites/schema').then(({ requestSchema }) => requestSchema);

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
  /** The ids of the shared selection that they were chosen from. */
  shared?: readonly number[];
  onGone?: ((ids: readonly number[]) => void) | undefined;
  /** Called before the form is emptied. */
  onSent: (form: HTMLFormElement) => void;
};

export function useCasting({ locale, texts, talents, shared, onGone, onSent }: Casting) {
  const { brief, form: words } = texts;
  // The visitor may open another selection before the answer arrives.
  const selection = useFavorites(({ id }) => id);
  const long = talents.find(({ note = '' }) => isNoteTooLong(note));
  const checked = useCheckedForm({
    schema,
    handler: '/api/favorites',
    locale,
    news: { region: texts.region, sent: words.sent, unsent: texts.refusals },
    say: (_fault, name) => (name === 'message' ? brief.long : words[`${name}Error`]),
    validateExtra: () => {
      if (talents.length === 0) return { talents: { type: 'required' } };
      return long ? { talents: { type: 'long', message: 'long' } } : {};
    },
    content: (request) => ({
      fields: {
        ...request,
        talents: talents.map(({ id, note }) => ({ id, ...(note && { note }) })),
        ...(shared && { shared }),
      },
    }),
    onFaults: (faults) => {
      const gone = placesIn(faults, GONE).flatMap((index) => talents[index]?.id ?? []);
      if (gone.length > 0) onGone?.(gone);
    },
    onSent: (sent) => {
      onSent(sent);
      // What is selected next is for another job. The field follows the active selection.
      describeJob('', selection);
    },
  });
  useBrief(checked.form);
  const { sending } = checked;
  const unsent = sending.state === 'idle' ? sending.unsent : null;
  const isNoteFault = long && Object.entries(checked.faults).flat().includes('talents');
  return {
    ...checked,
    notPersisted: useFavorites((favorites) => favorites.notPersisted),
    refused: isNoteFault
      ? fill(words.noteTooLong, { name: long.name ?? '' })
      : unsent && refusedWords(unsent, texts, talents),
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

/**
 * Binds the field of the brief to the active selection, which another tab may change, or replace by another.
 * What was typed before hydration wins over what is stored.
 */
function useBrief(form: FormState<CastingAnswers>): void {
  useEffect(() => {
    const typed = () => form.getValues('message') ?? '';
    if (typed()) describeJob(typed());
    const show = ({ brief }: { brief: string }) => {
      if (brief !== typed()) fillFields(form, { message: brief });
    };
    show(favoritesNow());
    const stops = [
      useFavorites.subscribe(show),
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { message = '' } }) => {
          if (message !== favoritesNow().brief) describeJob(message);
        },
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form]);
}
