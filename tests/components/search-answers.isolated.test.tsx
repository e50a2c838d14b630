import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SearchAnswers from '@/components/search/search-answers';
import { SearchSheet } from '@/components/search/search-sheet';
import type { ListedTalent } from '@/lib/talents/card';
import { categoryIds } from '@/lib/talents/categories';
import { filterRow } from '@/lib/talents/filter-row';
import { cardOf } from '@/lib/talents/listed-talent';
import en from '@/messages/en.json';
import pt from '@/messages/pt.json';
import { person } from '../fixtures/people.ts';
import { standInForModalDialogs } from './modal-dialogs';
import { router } from './next-navigation.ts';

const source = vi.hoisted(() => ({ ready: vi.fn(), load: vi.fn() }));
vi.mock('@/components/talents/index-source', () => ({
  readyIndex: source.ready,
  loadIndex: source.load,
}));
// jsdom goes back in the history only later, in the next test.
vi.mock('@/components/ui/overlay-entry', async (original) => ({
  ...(await original<typeof import('@/components/ui/overlay-entry')>()),
  useOverlayEntry: () => {},
  takeEntry: () => 'push',
}));
const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_CREATIVE: 72, CATEGORY_INTERNATIONAL: 73 });
const listedPerson = (known: Parameters<typeof person>[0]): ListedTalent => {
  const talent = person({ hair: 'Black', ...known });
  return { ...cardOf(talent), ...filterRow(talent, new Date('2026-05-01')) };
};
const listed = (name: string, place: number) => listedPerson({ id: place + 1, name });
const INDEX = ['Ana', 'Bia'].map(listed);

const { push } = router;
const onClose = vi.fn();
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(field(), { key, ...more });
const selected = () =>
  screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'));
const show = (locale: 'pt' | 'en' = 'pt') => {
  const { search: texts, measures } = { pt, en }[locale];
  const data = { build: '', texts, measures, categoryIds: IDS };
  const loaded = { Answers: SearchAnswers, data };
  render(<SearchSheet {...{ locale, texts, loaded, onClose }} />);
};

beforeEach(() => {
  standInForModalDialogs();
  localStorage.clear();
  onClose.mockClear();
  source.ready.mockReset().mockImplementation((view) => (view === 'models' ? INDEX : null));
  source.load.mockReset();
});

describe('the matches of a search', () => {
  it('are announced as an open list, whose active option alone is selected', () => {
    show();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    type('cabelo preto');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(selected()).toEqual(['false', 'false']);
    press('ArrowDown');
    expect(selected()).toEqual(['true', 'false']);
  });

  it('show height, size and shoes, and no color', () => {
    const measures = { height: '178/5.10', shoes: '37' };
    source.ready.mockReturnValue([listedPerson({ id: 1, name: 'Ana', measures })]);
    show();
    type('ana');
    expect(screen.getByRole('option').textContent).toBe('Ana Altura 178 cm Sapato 37');
  });

  it.each([
    ['ana', 'Ana', '/modelos/1/ana'],
    ['cabelo preto', 'Ver 2 talentos', '/modelos?hair=Black&hair=Blue+Black'],
  ])('%s: a link out of the search closes it, unless it opens a new tab', (typed, name, href) => {
    show();
    type(typed);
    const link = screen.getByText(name).closest('a') as HTMLElement;
    expect(link.getAttribute('href')).toBe(href);
    fireEvent.click(link, { ctrlKey: true });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('come with a list of the understood wishes, unless only a name was typed', () => {
    show();
    const wishes = () => screen.queryByRole('list', { name: pt.search.understood });
    type('cabelo preto');
    expect(wishes()).not.toBeNull();
    type('ana');
    expect(wishes()).toBeNull();
  });

  it('offer the nearest name, and Enter passes over no unread word to a profile', () => {
    source.ready.mockReturnValue(['Cícero Azevedo', 'Cícero Souza'].map(listed));
    show();
    type('cicero sousa');
    press('Enter');
    expect(push.mock.calls).toEqual([['/modelos?q=cicero&unread=sousa']]);
    fireEvent.click(screen.getByRole('button', { name: 'Você quis dizer “Cícero Souza”?' }));
    expect(field().value).toBe('Cícero Souza');
    press('Enter');
    expect(push.mock.calls[1]).toEqual(['/modelos/2/cicero-souza']);
  });

  it('open nothing with Enter where there are none', () => {
    show();
    type('xqzw');
    press('Enter');
    expect([push.mock.calls, onClose.mock.calls]).toEqual([[], []]);
  });
});

describe('a text that is pasted into the search', () => {
  it('keeps its lines apart and all of it, and says that only 200 characters are read', async () => {
    show();
    await userEvent.type(field(), 'mulher ');
    await userEvent.paste(`cabelo preto\r\nAna\n\n${'x'.repeat(300)}`);
    const value = field().getAttribute('value') ?? '';
    expect(value).toMatch(/^mulher cabelo preto; Ana; x+$/);
    expect(value).toHaveLength(326);
    expect(screen.getByText(/200/)).toBeTruthy();
    expect(screen.getByRole('option').textContent).toBe('Ana');
  });

  it('replaces what is selected', async () => {
    show();
    type('um nome qualquer');
    field().focus();
    field().setSelectionRange(0, 100);
    await userEvent.paste('Ana\n');
    expect(field().getAttribute('value')).toBe('Ana');
  });
});

describe('a search whose talents are not loaded yet', () => {
  beforeEach(() => source.ready.mockReturnValue(null));

  it('is announced as such once something is typed, and answered when they are', async () => {
    const loading = Promise.withResolvers<readonly ListedTalent[]>();
    source.load.mockImplementation((view) => (view === 'models' ? loading.promise : null));
    show();
    expect(screen.getByRole('status').textContent).toBe('');
    type('  ');
    expect(screen.getByRole('status').textContent).toBe('');
    type('ana');
    expect(screen.getByRole('status').textContent).toBe(pt.search.loading);
    loading.resolve(INDEX);
    expect(await screen.findByRole('option', { name: 'Ana' })).toBeTruthy();
  });

  it('is announced as failed if they cannot be loaded, and loads them when more is typed', async () => {
    source.load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(INDEX);
    show();
    expect(await screen.findByText(pt.search.failed)).toBeTruthy();
    type('ana');
    expect(await screen.findByRole('option', { name: 'Ana' })).toBeTruthy();
  });
});

describe('a search in which nothing but spaces is typed', () => {
  it('shows no results of the words before', () => {
    show();
    type('ana');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    type(' ');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.getByText(pt.search.idle)).toBeTruthy();
  });
});

describe('the keyboard of the search', () => {
  const NAMES = ['Ana', 'Anabela', 'Ananda'];
  /** The name of the option that the arrow keys selected. */
  const active = () => {
    const id = field().getAttribute('aria-activedescendant');
    return id && document.getElementById(id)?.textContent;
  };

  beforeEach(() => {
    source.ready.mockReturnValue(NAMES.map(listed));
    show();
    type('ana');
  });

  it.each([
    ['ArrowDown', ['Ana', 'Anabela', 'Ananda', 'Ana']],
    ['ArrowUp', ['Ananda', 'Anabela', 'Ana', 'Ananda']],
  ])('selects the options in a circle with %s', (key, names) => {
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(NAMES);
    expect(active()).toBeNull();
    const seen = names.map(() => {
      press(key);
      return active();
    });
    expect(seen).toEqual(names);
  });

  it('opens the first match with Enter, but not with the Enter that ends an IME composition', () => {
    press('Enter', { isComposing: true });
    expect([push.mock.calls, onClose.mock.calls]).toEqual([[], []]);
    press('Enter');
    expect(push.mock.calls).toEqual([['/modelos/1/ana']]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('leads with Enter to all models if no one in particular is asked for', () => {
    type('modelos');
    press('Enter');
    expect(push.mock.calls).toEqual([['/modelos']]);
  });

  it('leads with Enter to a list that says what was not understood', () => {
    type('mulheres, nome ana, 38, sem tatuagem');
    press('Enter');
    expect(push.mock.calls).toEqual([['/modelos/mulheres?q=ana&unread=38&unread=sem+tatuagem']]);
  });
});
