import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MeantQuestion } from '@/components/search/meant-question';
import { SearchStatus } from '@/components/search/search-status';
import { messagesOf } from '@/lib/i18n/messages';
import { answerTo, prepared } from '@/lib/search/search';
import { categoryIds } from '@/lib/talents/categories';
import { filterRow } from '@/lib/talents/filter-row';
import { person } from '../fixtures/people.ts';

const NOW = new Date('2026-05-01');
const ana = person({ id: 1, name: 'Ana', hair: 'Blonde' });
const rows = [{ ...ana, ...filterRow(ana, NOW) }];
const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 });

function say(typed: string) {
  const known = { locale: 'en', rows, bounds: prepared(rows), categoryIds: IDS } as const;
  const answer = answerTo(typed, known);
  const onMeant = vi.fn();
  const texts = messagesOf('en').search;
  render(<SearchStatus locale="en" texts={texts} answer={answer} onMeant={onMeant} />);
  return onMeant;
}

describe('the status of a search', () => {
  it('is that no talent has this name, and not that it was not understood', () => {
    say('xqzw');
    expect(screen.getByText('No one called “xqzw”.')).toBeTruthy();
    expect(screen.queryByText(/Not understood/)).toBeNull();
  });

  it('is that a word beside a wish was not understood', () => {
    say('blonde xqzw');
    expect(screen.getByText('1 model')).toBeTruthy();
    expect(screen.getByText('Not understood: “xqzw”')).toBeTruthy();
    expect(screen.queryByText(/No one called/)).toBeNull();
  });

  it('is empty while a small word begins a name', () => {
    say('an');
    expect(screen.queryByText(/No one called|Not understood/)).toBeNull();
  });

  it.each([
    ['chest 40', 'Is it in inches? Write “chest 40 inches”.'],
    ['blonde, Waist 24', 'Is it in inches? Write “Waist 24 inches”.'],
    ['shoe size 8', 'Is it an American size?'],
    ['US 8', 'Is it an American size?'],
    ['loira 38', 'Say what the number is'],
  ])('asks what the number of “%s” is: %s', (typed, question) => {
    say(typed);
    expect(screen.getByText(/Not understood/).textContent).toContain(` · ${question}`);
  });

  it('asks for words that are understood', () => {
    say('chest 40 inches');
    expect(screen.queryByText(/Not understood/)).toBeNull();
  });

  it('offers the known word that a misspelled one may mean', () => {
    const meant = say('manequin 38');
    screen.getByRole('button', { name: 'Did you mean “manequim”?' }).click();
    expect(meant).toHaveBeenCalledWith({ typed: 'manequin', meant: 'manequim' });
  });

  it('asks in text alone where nothing can be corrected by script', () => {
    const texts = messagesOf('es').search;
    render(<MeantQuestion texts={texts} unrecognized={['ojos asules']} />);
    expect(screen.getByText('¿Quisiste decir “azules”?')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lists what was not understood beside an unknown name', () => {
    say('xqzw, no tattoos');
    expect(screen.getByText('No one called “xqzw”.')).toBeTruthy();
    expect(screen.getByText('Not understood: “no tattoos”')).toBeTruthy();
  });
});
