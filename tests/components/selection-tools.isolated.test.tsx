import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RemoveAll, SelectionTools } from '@/components/favorites/selection-tools';
import { favoritesTexts } from '@/components/favorites/texts';
import { savePdf } from '@/components/talents/save-pdf';
import { MAX_SHARED } from '@/lib/favorites/limits';
import { fill } from '@/lib/i18n/fill';
import { cardOf } from '@/lib/talents/listed-talent';
import { person } from '../fixtures/people.ts';

vi.mock('@/components/talents/save-pdf', () => ({ savePdf: vi.fn(async () => {}) }));
vi.mock('@/components/ui/toasts', () => ({ showToast: async () => {} }));

const texts = favoritesTexts('pt');
const { list } = texts;
const idsOf = (href: string) => new URL(href, 'http://site').searchParams.get('ids')?.split(',');

function show(count: number, notes: Record<number, string> = {}) {
  const talents = Array.from({ length: count }, (_, index) => cardOf(person({ id: index + 1 })));
  const ids = talents.map(({ id }) => id);
  render(
    <>
      <h1 id="favorites" tabIndex={-1}>
        Seleção
      </h1>
      <SelectionTools texts={texts} talents={talents} notes={notes} ids={ids} view="list" />
      <RemoveAll texts={texts} talents={talents} />
    </>,
  );
  return ids.map(String);
}

it('shares the first talents of a long selection, and says so', async () => {
  const ids = show(MAX_SHARED + 1);
  expect(screen.getByText(fill(list.shareLimit, { count: MAX_SHARED }))).toBeTruthy();
  // jsdom has no clipboard, so the link is shown instead.
  fireEvent.click(screen.getByRole('button', { name: texts.share.copy }));
  const link = await screen.findByLabelText<HTMLInputElement>(texts.share.link);
  const pdf = screen.getByRole<HTMLAnchorElement>('link', { name: texts.share.download });
  for (const href of [link.value, pdf.href]) expect(idsOf(href)).toEqual(ids.slice(0, MAX_SHARED));
});

it('says nothing about a selection that is shared completely', async () => {
  const ids = show(MAX_SHARED);
  expect(screen.queryByText(fill(list.shareLimit, { count: MAX_SHARED }))).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: texts.share.copy }));
  const link = await screen.findByLabelText<HTMLInputElement>(texts.share.link);
  expect(idsOf(link.value)).toEqual(ids);
});

it('moves the focus to the title when all talents are removed, and the button with them', () => {
  show(2);
  const button = screen.getByRole('button', { name: list.removeAll });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

afterEach(() => void vi.mocked(savePdf).mockClear());

async function postedByPress(name: string): Promise<unknown> {
  fireEvent.click(screen.getByRole('link', { name }));
  await vi.waitFor(() => expect(savePdf).toHaveBeenCalled());
  return vi.mocked(savePdf).mock.calls[0]?.[0].posted;
}

it('posts the notes when a PDF with them is asked for; no link has them', async () => {
  show(2, { 2: 'Sim' });
  expect(await postedByPress(list.pdfWithNotes)).toEqual({
    talents: [{ id: 1 }, { id: 2, note: 'Sim' }],
  });
  fireEvent.click(screen.getByRole('button', { name: texts.share.copy }));
  const link = await screen.findByLabelText<HTMLInputElement>(texts.share.link);
  expect(new URL(link.value).search).toBe('?ids=1,2');
});

it.each([
  ['that has notes', { 2: 'Sim' }],
  ['without notes', {}],
])('posts nothing for the PDF of a selection %s', async (_what, notes) => {
  show(2, notes);
  expect(await postedByPress(texts.share.download)).toBeUndefined();
  const withNotes = screen.queryAllByRole('link', { name: list.pdfWithNotes });
  expect(withNotes).toHaveLength(Object.keys(notes).length);
});
