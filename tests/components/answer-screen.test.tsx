import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AnswerScreen } from '@/components/favorites/answer-screen';
import { castingTexts, selectionShare } from '@/components/favorites/texts';
import { CASTING_ID } from '@/lib/favorites/ids';
import { readLink, type SharedLink } from '@/lib/favorites/shared-link';
import portuguese from '@/messages/pt.json' with { type: 'json' };
import { refuseStorage } from '../fixtures/browser-storage.ts';
import { SENT, takePostedForms } from '../fixtures/posted-forms.ts';

const { answer: texts } = portuguese.favorites;
const talent = (id: number, name: string) => ({
  ...{ id, name, cover: null, hair: null, eyes: null, skinTone: null },
  texts: { height: '178 cm', jeans: '38', shoes: '39' },
});
const CARDS = [talent(1, 'Ana'), talent(3, 'Caio')];
/** Talent 2 has left. */
const LINK: SharedLink = {
  ...{ ids: [1, 2, 3], view: 'answer', title: 'Verão', by: 'Marina', on: '2026-11-27' },
  answers: {},
};
const scrolled = vi.fn<(this: Element) => void>();
const scrolledTo = () => scrolled.mock.contexts.map((element) => (element as Element).textContent);

beforeEach(() => {
  localStorage.clear();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function show(link = LINK) {
  return render(
    <AnswerScreen
      locale="pt"
      link={link}
      url="https://vitrine.example/favoritos"
      cards={CARDS}
      texts={texts}
      measures={portuguese.measures}
      share={selectionShare('pt')}
      casting={castingTexts('pt')}
    >
      <p>tools</p>
    </AnswerScreen>,
  );
}

const choices = (name: string) =>
  within(screen.getByRole('group', { name: `Sua resposta sobre ${name}` }));
const choose = (name: string, answer: string) =>
  userEvent.click(choices(name).getByRole('radio', { name: answer }));
/** The address of the link that the WhatsApp link sends. */
function sentBack(): URL {
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp', hidden: true });
  const text = new URL(chat.href).searchParams.get('text') ?? '';
  expect(text).toMatch(new RegExp(`^${texts.reply} https:`));
  return new URL(text.slice(texts.reply.length + 1));
}

it('shows each face with name, height and size, but no further measure', () => {
  show();
  const [ana] = screen.getAllByRole('listitem');
  expect(ana?.textContent).toMatch(/^A?1 de 2AnaAltura 178 cm Manequim 38 Sua resposta/);
});

it('groups the talents by answer, and counts the answers', async () => {
  show();
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Sem resposta · 2');
  await choose('Caio', 'Talvez');
  await choose('Ana', 'Sim');
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Sim · 1',
    'Talvez · 1',
  ]);
  expect(screen.getByRole('link', { name: 'Respostas: 2 de 2' })).toBeTruthy();
});

it('a press leads to the next face, and at the last one to the result', async () => {
  show();
  await choose('Ana', 'Sim');
  expect(scrolledTo()).toEqual([expect.stringMatching(/Caio/)]);
  await choose('Caio', 'Não');
  expect(scrolledTo()[1]).toMatch(/^Suas respostas/);
});

it('the keyboard chooses and stays at the face', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(choices('Ana').getByRole<HTMLInputElement>('radio', { name: 'Sim' }).checked).toBe(true);
  expect(scrolledTo()).toEqual([]);
});

it('sends the answers back in a link, by the place of each id', async () => {
  show();
  expect(screen.queryByText('Devolver para Marina')).toBeNull();
  await choose('Caio', 'Não');
  expect(screen.getByText('Devolver para Marina')).toBeTruthy();
  const { searchParams } = sentBack();
  expect(searchParams.get('answers')).toBe('--n');
  const read = readLink(Object.fromEntries(searchParams), [1, 2, 3], new Date('2026-11-28'));
  expect(read).toEqual({ ...LINK, view: 'list', answers: { 3: 'no' } });
});

it('a link without a name goes back to its sender', async () => {
  show({ ...LINK, by: null });
  await choose('Ana', 'Sim');
  expect(screen.getByText(texts.backUnnamed)).toBeTruthy();
});

it('sends the answers to the agency as notes', async () => {
  const { posts } = takePostedForms(SENT);
  show();
  await choose('Ana', 'Talvez');
  expect(screen.getByRole('link', { name: texts.agency }).getAttribute('href')).toBe(
    `#${CASTING_ID}`,
  );
  await userEvent.type(screen.getByLabelText('NOME COMPLETO'), 'Casa Ouro');
  await userEvent.type(screen.getByLabelText('TELEFONE'), '11 3333-0000');
  await userEvent.type(screen.getByLabelText('EMAIL'), 'casting@example.com');
  // The form waits out its minimum filling time.
  const now = performance.now() + 10_000;
  vi.spyOn(performance, 'now').mockReturnValue(now);
  await userEvent.click(screen.getByRole('button', { name: 'ENVIAR' }));
  await vi.waitFor(() => expect(posts).toHaveLength(1));
  expect(JSON.parse(String(posts[0]?.body)).talents).toEqual([
    { id: 1, note: 'Talvez' },
    { id: 3 },
  ]);
});

it('restores the answers of this link, and of no other', async () => {
  const { unmount } = show();
  await choose('Ana', 'Sim');
  unmount();
  const again = show();
  expect(choices('Ana').getByRole<HTMLInputElement>('radio', { name: 'Sim' }).checked).toBe(true);
  again.unmount();
  show({ ...LINK, title: 'Inverno' });
  expect(choices('Ana').getByRole<HTMLInputElement>('radio', { name: 'Sim' }).checked).toBe(false);
});

it.each(['{', '[]', '"y"', JSON.stringify({ '?ids=1,2,3': 7 })])(
  'ignores a damaged stored value: %s',
  async (stored) => {
    localStorage.setItem('favorites-answers', stored);
    show({ ...LINK, title: null, by: null, on: null });
    await choose('Ana', 'Sim');
    expect(JSON.parse(localStorage.getItem('favorites-answers') ?? '')).toEqual({
      '?ids=1,2,3': 'y',
    });
  },
);

it('stores the answers to the last 20 links', async () => {
  const links = Array.from({ length: 20 }, (_, index) => [`?ids=${index}`, 'y']);
  localStorage.setItem('favorites-answers', JSON.stringify(Object.fromEntries(links)));
  show({ ...LINK, title: null, by: null, on: null });
  await choose('Ana', 'Não');
  const stored = JSON.parse(localStorage.getItem('favorites-answers') ?? '');
  expect(Object.keys(stored)).toHaveLength(20);
  expect(stored).toMatchObject({ '?ids=1,2,3': 'n', '?ids=1': 'y' });
});

it('says so in a browser that stores nothing', async () => {
  refuseStorage('localStorage');
  show();
  await choose('Ana', 'Sim');
  expect(screen.getByText(texts.notPersisted)).toBeTruthy();
});
