import { EMPTY_SELECTION, type Selection } from './selection';

/** A selection as the visitor names it. The first one has an empty id, and no name until there is another. */
export type NamedSelection = Selection & { readonly id: string; readonly name: string };

/** The active selection, which hearts change, and the others of this device. */
export type Selections = {
  readonly active: NamedSelection;
  readonly others: readonly NamedSelection[];
};

/** The text for a number, such as `Selection 2`: the name of a selection that the visitor has not named. */
export type Numbered = (number: number) => string;

/** Begins an empty selection, with the first number that is free. */
export function withNew(now: Selections, numbered: Numbered): Selections {
  const named = { ...now, active: withName(now, numbered) };
  const empty = { ...EMPTY_SELECTION, id: Math.random().toString(36).slice(2) };
  return withOpened(named, { ...empty, name: freeName(named, numbered) }, numbered);
}

/** Opens one of the other selections, or a deleted one. The active one takes its place, unless it is blank. */
export function withOpened(
  now: Selections,
  opened: NamedSelection,
  numbered: Numbered,
): Selections {
  const { active, others } = now;
  const isBlank = !active.name && !active.brief && active.talents.length === 0;
  const left = isBlank ? [] : [{ ...active, name: withName(now, numbered).name }];
  const isOpened = ({ id }: NamedSelection) => id === opened.id;
  return {
    active: opened,
    others: others.some(isOpened)
      ? others.flatMap((one) => (isOpened(one) ? left : one))
      : [...others, ...left],
  };
}

/** Deletes the active selection and opens the first of the others. */
export function withoutActive({ active, others }: Selections): Selections {
  const [next = { ...active, ...EMPTY_SELECTION, name: '' }, ...rest] = others;
  return { active: next, others: rest };
}

function withName(now: Selections, numbered: Numbered): NamedSelection {
  const { active } = now;
  return active.name ? active : { ...active, name: freeName(now, numbered) };
}

function freeName({ active, others }: Selections, numbered: Numbered): string {
  const taken = [active, ...others].map(({ name }) => name);
  const names = Array.from({ length: taken.length + 1 }, (_, index) => numbered(index + 1));
  return names.find((name) => !taken.includes(name)) ?? '';
}
