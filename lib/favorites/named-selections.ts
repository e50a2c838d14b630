import 'client-only';
import { changeSelections } from './edit-favorites';
import { SELECTION_NAME_LENGTH } from './limits';
import {
  type NamedSelection,
  type Numbered,
  withNew,
  withOpened,
  withoutActive,
} from './selections';

/*
 * What a visitor does with several selections. All return false, and change nothing, if the browser cannot
 * store the result. `numbered` names a selection that has no name and is no longer the active one.
 */

/** Begins an empty selection. */
export function startSelection(numbered: Numbered): boolean {
  return changeSelections((now) => withNew(now, numbered));
}

/** Opens another selection; nothing changes if another tab has deleted it. */
export function openSelection(id: string, numbered: Numbered): boolean {
  return changeSelections((now) => {
    const opened = now.others.find((one) => one.id === id);
    return opened ? withOpened(now, opened, numbered) : now;
  });
}

/** Renames the active selection. The name never leaves the device. */
export function renameSelection(text: string): boolean {
  const name = text.trim().slice(0, SELECTION_NAME_LENGTH);
  return changeSelections(({ active, others }) => ({ active: { ...active, name }, others }));
}

/** Deletes the active selection and opens another one. Returns the undo, which opens it again; null if it failed. */
export function deleteSelection(numbered: Numbered): (() => boolean) | null {
  let deleted: NamedSelection | undefined;
  const done = changeSelections((now) => {
    deleted = now.active;
    return withoutActive(now);
  });
  if (!done) return null;
  return () => changeSelections((now) => (deleted ? withOpened(now, deleted, numbered) : now));
}
