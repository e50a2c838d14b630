import { useCheckedForm } from '@/components/forms/use-checked-form';
import type { PostedCasting, Sender } from '@/lib/favorites/schema';
import type { FieldFaults } from '@/lib/forms/fields';
import type { Locale } from '@/lib/i18n/locales';
import type { FavoritesTexts } from './texts';

type Talents = PostedCasting['talents'];

const loadRules = () => import('@/lib/favorites/schema').then(({ senderSchema }) => senderSchema);

/** How the server says that a talent is not in the roster. */
const GONE = /^talents\.(\d+)\.id$/;

/** The places of the talents who are not in the roster. */
function goneIn(faults: FieldFaults): number[] {
  return Object.keys(faults).flatMap((name) => {
    const place = GONE.exec(name)?.[1];
    return place ? [Number(place)] : [];
  });
}

type Casting = {
  locale: Locale;
  texts: FavoritesTexts['form'];
  /** Who is sent, in order, with the notes. */
  talents: Talents;
  onGone: (ids: readonly number[]) => void;
};

/** The form that sends a selection. */
export function useCasting({ locale, texts, talents, onGone }: Casting) {
  const form = useCheckedForm<Sender>({
    handler: '/api/favorites',
    locale,
    rules: loadRules,
    say: (_fault, name) => texts[`${name}Error`],
    checkRest: () => (talents.length === 0 ? { talents: 'required' } : {}),
    content: (sender) => ({ fields: { ...sender, talents } }),
    onFaults: (faults) => {
      const gone = goneIn(faults).flatMap((place) => talents[place]?.id ?? []);
      if (gone.length > 0) onGone(gone);
    },
  });
  return { ...form, refused: refusedWords(form.sending, texts) };
}

type Sending = ReturnType<typeof useCheckedForm<Sender>>['sending'];

/** Why the selection was not sent, where that is not said of its fields. */
function refusedWords(sending: Sending, texts: FavoritesTexts['form']): string | null {
  if (sending.state !== 'idle' || !sending.unsent) return null;
  const { code, faults } = sending.unsent;
  if (goneIn(faults).length > 0) return texts.gone;
  if (code === 'invalid') return null;
  if (code === 'too-large') return texts.tooLong;
  if (code === 'perhaps-sent') return texts.perhapsSent;
  return code === 'rate' ? texts.tooMany : texts.failed;
}
