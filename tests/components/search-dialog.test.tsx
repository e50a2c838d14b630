import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SearchDialog from '@/components/search/search-dialog';
import { cardOf, type ListedTalent } from '@/lib/talents/card';
import { categoryIds } from '@/lib/talents/categories';
import { filterRow } from '@/lib/talents/filter-row';
import pt from '@/messages/pt.json';
import { person } from '../fixtures/people.ts';
import { standInForModalDialogs } from './modal-dialogs';

const { push, index } = vi.hoisted(() => ({ push: vi.fn(), index: [] as ListedTalent[] }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('@/components/talents/index-source', () => ({ readyIndex: () => index }));
// jsdom goes back in the history only later, in the next test.
vi.mock('@/components/ui/overlay-entry', () => ({
  useOverlayEntry: () => {},
  takeOverEntry: () => false,
}));

const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_CREATIVE: 72, CATEGORY_INTERNATIONAL: 73 });
const NAMES = ['Ana', 'Anabela', 'Ananda'];
for (const [id, name] of NAMES.entries()) {
  const talent = person({ id: id + 1, name });
  index.push({ ...cardOf(talent), ...filterRow(talent, new Date('2026-05-01')) });
}

const onClose = vi.fn();
const field = () => screen.getByRole('combobox');
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(field(), { key, ...more });
/** The name of the option that the arrow keys selected. */
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id && document.getElementById(id)?.textContent;
};

beforeEach(() => {
  standInForModalDialogs();
  push.mockClear();
  onClose.mockClear();
  const texts = { texts: pt.search, measures: pt.measures };
  render(<SearchDialog locale="pt" {...texts} categoryIds={IDS} onClose={onClose} />);
  fireEvent.change(field(), { target: { value: 'ana' } });
});

describe('the search', () => {
  it('is announced as a field with a list of matches', () => {
    expect(field().getAttribute('aria-autocomplete')).toBe('list');
    expect(document.getElementById(`${field().getAttribute('aria-controls')}`)).not.toBeNull();
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
    fireEvent.change(field(), { target: { value: 'modelos' } });
    press('Enter');
    expect(push.mock.calls).toEqual([['/modelos']]);
  });

  it('leads with Enter to a list that says what was not understood', () => {
    fireEvent.change(field(), { target: { value: 'mulheres sem tatuagem, nome ana, 38' } });
    press('Enter');
    expect(push.mock.calls).toEqual([['/modelos/mulheres?q=ana&unread=sem+tatuagem&unread=38']]);
  });
});
