import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PhotoSlot } from '@/components/scouting/photo-slot';
import { ScoutingForm } from '@/components/scouting/scouting-form';
import { PHOTO_OUTLINES } from '@/lib/scouting/photo-outlines';
import pt from '@/messages/pt.json';
import { refused, takePostedForms } from '../fixtures/posted-forms.ts';
import { COLORS } from './forms/colors.ts';
import { FORMS, fillIn } from './forms/forms.tsx';
import { PATHS } from './forms/paths';

vi.mock('@/components/scouting/photo-store', () => ({
  readPhotos: async () => new Map(),
  writePhoto: async () => true,
  dropPhotos: async () => {},
}));

const { scouting, forms } = pt;
const texts = { locale: 'pt', scouting, forms, paths: PATHS } as const;
const PLACE = [{ value: '1', label: 'Um' }];
const ANSWERS = FORMS.find(({ feature }) => feature === 'scouting')?.answers ?? {};

describe('a photo that is dragged over its place', () => {
  function show() {
    const onChoose = vi.fn();
    render(
      <PhotoSlot
        {...{ texts, slot: 'image_1', outline: [], photo: undefined }}
        {...{ fault: undefined, onChoose, onRemove: () => {} }}
      />,
    );
    const label = `${scouting.fields.image_1}: ${scouting.pick}`;
    return { onChoose, input: screen.getByLabelText(label) };
  }

  /** Drops these files; true if the browser would open them in place of the page. */
  function drop(input: Element, files: File[]): boolean {
    const event = createEvent.drop(input, { dataTransfer: { files } });
    fireEvent(input, event);
    return !event.defaultPrevented;
  }

  test('is chosen when it is dropped, and never opened in place of the page', () => {
    const { onChoose, input } = show();
    const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
    expect(fireEvent.dragOver(input)).toBe(false);
    expect(drop(input, [file, new File(['y'], 'other.jpg')])).toBe(false);
    expect(onChoose.mock.calls).toEqual([[file]]);
  });

  test('is none if a text is dropped, which chooses nothing', () => {
    const { onChoose, input } = show();
    expect(drop(input, [])).toBe(false);
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('marks the place only while it is over it', () => {
    const { input } = show();
    const marked = () => input.parentElement?.classList.contains('is-over');
    fireEvent.dragOver(input);
    expect(marked()).toBe(true);
    fireEvent.dragLeave(input);
    expect(marked()).toBe(false);
    fireEvent.dragOver(input);
    drop(input, []);
    expect(marked()).toBe(false);
  });
});

describe('the application', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => {};
    vi.stubGlobal('fetch', async () => Response.json(PLACE));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    localStorage.clear();
  });

  const show = () =>
    render(
      <ScoutingForm
        texts={texts}
        choices={{ countries: PLACE, skinTones: PLACE, ...COLORS }}
        outlines={PHOTO_OUTLINES}
      />,
    );

  test('describes its answers about age by their fault', async () => {
    show();
    expect(screen.getByLabelText('Sim').id).toBe('field-adult');
    expect(screen.getByLabelText('Não').id).toBe('');
    await userEvent.click(screen.getByRole('button', { name: forms.send }));
    const group = screen.getByRole('group', { name: scouting.fields.adult });
    await waitFor(() => expect(group.getAttribute('aria-describedby')).toBe('field-adult-note'));
    const note = document.getElementById('field-adult-note')?.textContent;
    expect(note).toContain(scouting.unanswered.adult);
  });

  test('says that it was restored until it is sent', { timeout: 30_000 }, async () => {
    localStorage.setItem('scouting-draft', JSON.stringify({ answers: { realname: 'Ana' } }));
    show();
    expect(await screen.findByText(forms.draft.restored)).toBeTruthy();
    const { posts } = takePostedForms(refused(503, 'unreachable'));
    await fillIn(ANSWERS);
    expect(screen.getByText(forms.draft.restored)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: forms.send }));
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(await screen.findByText(forms.draft.kept)).toBeTruthy();
    expect(screen.queryByText(forms.draft.restored)).toBeNull();
  });
});
