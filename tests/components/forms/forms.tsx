import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { ContactForm } from '@/components/contact/contact-form';
import { CastingForm } from '@/components/favorites/casting-form';
import { castingTexts } from '@/components/favorites/texts';
import { ScoutingForm } from '@/components/scouting/scouting-form';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { SCOUTING_IMAGES } from '@/lib/scouting/image-rules';
import { PHOTO_OUTLINES } from '@/lib/scouting/photo-outlines';
import { QUESTIONS } from '@/lib/scouting/questions';
import type { Option } from '@/lib/talents/option';
import { wordOptions } from '@/lib/talents/options';
import pt from '@/messages/pt.json';
import { ADULT, CHOSEN, TYPED } from '../../fixtures/answers.ts';

const { contact, forms, favorites } = pt;
const locale = 'pt';
/** The links of a form on a Portuguese page. */
export const PATHS = { form: '/contato', privacy: '/privacidade', models: '/modelos' } as const;

/** A country, and what `fetch` answers for its cities in tests. */
export const PLACES = [{ value: '1', label: 'Um' }];
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);

/** The form of an application. */
export function scoutingForm(countries: readonly Option[] = PLACES, language: Locale = locale) {
  const { scouting, forms } = messagesOf(language);
  return (
    <ScoutingForm
      texts={{ locale, scouting, forms, region: 'Mensagens', paths: PATHS }}
      choices={{ countries, skinTones: countries, ...wordOptions(locale) }}
      outlines={PHOTO_OUTLINES}
    />
  );
}

/** Shows it with a draft of these answers, as every release has stored it on a visitor's device. */
export function showScouting(draft: Record<string, string> = {}, countries?: readonly Option[]) {
  const text = JSON.stringify({ answers: draft });
  if (Object.keys(draft).length > 0) localStorage.setItem('scouting-draft', text);
  return render(scoutingForm(countries));
}

type Form = {
  feature: string;
  form: ReactElement;
  answers: Readonly<Record<string, string>>;
  /** The label of its submit button. */
  send: string;
  /** The number of required answers and photos. */
  required: number;
};

/** The forms of the site, with valid answers. */
export const FORMS: readonly Form[] = [
  {
    feature: 'contact',
    form: <ContactForm texts={{ locale, contact, forms, region: 'Mensagens', paths: PATHS }} />,
    answers: { name: 'Zoë', email: 'zoe@example.com', subject: 'Olá', message: 'Um' },
    send: forms.send,
    required: 4,
  },
  {
    feature: 'scouting',
    form: scoutingForm(),
    answers: { ...ADULT, ...TYPED, ...CHOSEN, country: '1', basedin: '1', skin_tone: '1' },
    send: forms.send,
    // All but the guardian, the consent and the second question about age, and the photos.
    required: Object.keys(QUESTIONS).length - 3 + SCOUTING_IMAGES.length,
  },
  {
    feature: 'favorites',
    form: (
      <CastingForm
        locale={locale}
        texts={castingTexts('pt')}
        talents={[{ id: 12 }]}
        onGone={() => {}}
      />
    ),
    answers: { name: 'Casa Ouro', phone: '11 3333-0000', email: 'casa@example.com' },
    send: favorites.form.submit,
    required: 3,
  },
];

export const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`);

export const sendButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Fills in a form, with the minimum filling time already over. */
export async function fillIn(answers: Record<string, string>, photos = true): Promise<void> {
  for (const [name, text] of Object.entries(answers)) {
    const element = control(name);
    if (!element) throw new Error(`no field ${name}`);
    if (element.type === 'radio') {
      const chosen = document.querySelector<HTMLInputElement>(`[name="${name}"][value="${text}"]`);
      await userEvent.click(chosen ?? element);
    } else if (element instanceof HTMLSelectElement) {
      await waitFor(() => userEvent.selectOptions(element, text));
    } else fireEvent.input(element, { target: { value: text } });
  }
  const slots = document.querySelectorAll<HTMLInputElement>('input[name^=image_]');
  for (const input of photos ? slots : []) {
    await userEvent.upload(input, new File([JPEG], 'foto.jpg', { type: 'image/jpeg' }));
  }
  const now = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(now);
}
