import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { castingTexts, selectionShare } from '@/components/favorites/texts';
import { CASTING_ID } from '@/lib/favorites/ids';
import type { TalentCard } from '@/lib/talents/card';
import portuguese from '@/messages/pt.json' with { type: 'json' };
import { refuseStorage } from '../fixtures/browser-storage.ts';
import { SENT, takePostedForms } from '../fixtures/posted-forms.ts';

const { shared, list, heart } = portuguese.favorites;
const texts = { ...shared, sendAll: list.send };
const share = selectionShare('pt');
const URL_OF_PAGE = 'https://vitrine.example/favoritos';
const talent = (id: number, name: string): TalentCard => ({
  ...{ id, name, cover: null, hair: null, eyes: null, skinTone: null, texts: {} },
});
const [ANA, BIA, CAIO] = [talent(30, 'Ana'), talent(4, 'Bia'), talent(12, 'Caio')];
const LINK = [ANA, BIA, CAIO];

/** The talents in this browser's storage, in the order in which they were chosen. */
const store = (...talents: TalentCard[]) => {
  localStorage.setItem(
    'favorites',
    JSON.stringify(Object.fromEntries(talents.map((one) => [one.id, one]))),
  );
  localStorage.setItem('favorites-order', JSON.stringify(talents.map(({ id }) => id)));
};
const storedIds = () => JSON.parse(localStorage.getItem('favorites-order') ?? 'null');

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The page of a link in a browser that opens it now. */
async function open(cards = LINK) {
  vi.resetModules();
  const { SharedChoice } = await import('@/components/favorites/shared-choice');
  const { Heart } = await import('@/components/talents/heart');
  render(
    <>
      {cards.map((card) => (
        <Heart key={card.id} card={card} texts={{ locale: 'pt', heart }} />
      ))}
      <SharedChoice
        {...{ locale: 'pt', url: URL_OF_PAGE, cards, texts, share, reply: null }}
        casting={castingTexts('pt')}
      />
    </>,
  );
}

const press = (name: string) =>
  userEvent.click(screen.getByRole('button', { name: `Adicionar ${name} à seleção` }));
/** The link in the message that the sharing tool sends to WhatsApp. */
function sentLink(): string {
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp', hidden: true });
  const text = new URL(chat.href).searchParams.get('text') ?? '';
  return text.slice(text.indexOf('http'));
}
async function posted(): Promise<{ talents: unknown; shared: unknown }> {
  const { posts } = takePostedForms(SENT);
  await userEvent.type(screen.getByLabelText('NOME COMPLETO'), 'Casa Ouro');
  await userEvent.type(screen.getByLabelText('TELEFONE'), '11 3333-0000');
  await userEvent.type(screen.getByLabelText('EMAIL'), 'casting@example.com');
  // The form waits out its minimum filling time.
  const now = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(now);
  await userEvent.click(screen.getByRole('button', { name: 'ENVIAR' }));
  await waitFor(() => expect(posts).toHaveLength(1));
  return JSON.parse(String(posts[0]?.body));
}

it('with none chosen it sends the whole selection, in the order of the link', async () => {
  store(talent(7, 'Davi'));
  await open();
  const bar = screen.getByRole('link', { name: list.send });
  expect(bar.getAttribute('href')).toBe(`#${CASTING_ID}`);
  expect(screen.queryByText(/escolhido/)).toBeNull();
  expect(screen.queryByText(shared.send)).toBeNull();
  expect((await posted()).talents).toEqual([{ id: 30 }, { id: 4 }, { id: 12 }]);
});

it('counts the faces of the link among the favorites, also those chosen earlier', async () => {
  store(CAIO, talent(7, 'Davi'));
  await open();
  expect(screen.getByText('1 de 3 escolhidos')).toBeTruthy();
  await press('Ana');
  expect(screen.getByText('2 de 3 escolhidos')).toBeTruthy();
  expect(screen.getByRole('link', { name: shared.agency }).getAttribute('href')).toBe(
    `#${CASTING_ID}`,
  );
  await press('Ana');
  await press('Caio');
  expect(screen.queryByText(/escolhido/)).toBeNull();
  expect(screen.getByRole('link', { name: list.send })).toBeTruthy();
});

it('agrees with the number of faces', async () => {
  store(ANA);
  await open([ANA]);
  expect(screen.getByText('1 de 1 escolhido')).toBeTruthy();
});

it('sends exactly the chosen ones in the order of the link, and leaves other favorites alone', async () => {
  const other = talent(7, 'Davi');
  store(other, CAIO);
  localStorage.setItem('favorites-notes', JSON.stringify({ 7: 'Sim', 12: 'Não' }));
  await open();
  await press('Ana');
  expect(sentLink()).toBe(`${URL_OF_PAGE}?ids=30,12`);
  // Notes belong to the visitor's own selection, and this page does not show them.
  const { talents, shared: link } = await posted();
  expect(talents).toEqual([{ id: 30 }, { id: 12 }]);
  expect(link).toEqual([30, 4, 12]);
  expect(storedIds()).toEqual([7, 12, 30]);
  expect(JSON.parse(localStorage.getItem('favorites-notes') ?? '')).toEqual({
    7: 'Sim',
    12: 'Não',
  });
});

it('a browser that stores nothing can choose and send too', async () => {
  refuseStorage('localStorage');
  await open();
  await press('Bia');
  expect(screen.getByText('1 de 3 escolhidos')).toBeTruthy();
  expect(sentLink()).toBe(`${URL_OF_PAGE}?ids=4`);
});

it('copies that link, and another choice takes back that it was copied', async () => {
  store(BIA);
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await open();
  await act(async () => screen.getByText(share.copy).click());
  expect(await screen.findByText(share.copied)).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(`${URL_OF_PAGE}?ids=4`);
  await press('Ana');
  expect(screen.queryByText(share.copied)).toBeNull();
});
