import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MeantQuestion } from '@/components/search/meant-question';
import { SearchStatus } from '@/components/search/search-status';
import { messagesOf } from '@/lib/i18n/messages';
import { answerTo, prepared } from '@/lib/search/search';
import { categoryIds } from '@/lib/talents/categories';
import { filterRow } from '@/lib/talents/filter-row';
import { person } from '../fixtures/people.ts';

const NOW = new Date('2026-05-01');
const ana = person({ id: 1, name: 'Ana', hair: 'Blonde', measures: { jeans: '38' } });
const rows = [{ ...ana, ...filterRow(ana, NOW) }];
const IDS = categoryIds({ CATEGORY_ACTORS: 71, CATEGORY_INTERNATIONAL: 72, CATEGORY_CREATIVE: 73 });

function say(typed: string) {
  const known = { locale: 'en', rows, ...prepared(rows), categoryIds: IDS } as const;
  const answer = answerTo(typed, known);
  const onMeant = vi.fn();
  const texts = messagesOf('en').search;
  render(<SearchStatus locale="en" texts={texts} answer={answer} onMeant={onMeant} />);
  return onMeant;
}

describe('the status of a search', () => {
  it('is that a word is not understood, alone or beside a wish', () => {
    say('xqzw');
    expect(screen.getByText('Not understood: “xqzw”')).toBeTruthy();
    cleanup();
    say('blonde xqzw');
    expect(screen.getByText('1 model')).toBeTruthy();
    expect(screen.getByText('Not understood: “xqzw”')).toBeTruthy();
  });

  it.each([
    [
      'loira, alta, 99',
      'Not understood: “alta”, “99” · “alta”: Say the height, like over 5′9″. · “99”: ',
    ],
    ['US 99', '“US 99”: Say what the number is'],
    ['kids, 10 years', 'Not understood: “10 years” · “10 years”: Ages below 18 are not shown.'],
    // The button says it.
    ['loira 38', /Not understood: “38”$/],
  ])('says of each word what to write: %s', (typed, note) => {
    say(typed);
    const text = screen.getByText(/Not understood/).textContent;
    if (typeof note === 'string') expect(text).toContain(note);
    else expect(text).toMatch(note);
  });

  it.each([
    ['38', 'size 38'],
    ['US 6', 'US 6 is about size 38'],
  ])('offers what the number of “%s” may be: %s', (typed, name) => {
    const meant = say(typed);
    screen.getByRole('button', { name }).click();
    expect(meant).toHaveBeenCalledWith(expect.objectContaining({ typed, meant: 'size 38' }));
  });

  it('asks for words that are understood', () => {
    say('chest 40 inches');
    expect(screen.queryByText(/Not understood/)).toBeNull();
  });

  it('offers the known word that a misspelled one may mean', () => {
    const meant = say('manequin 38');
    screen.getByRole('button', { name: 'Did you mean “manequim”?' }).click();
    expect(meant).toHaveBeenCalledWith({
      ...{ typed: 'manequin', meant: 'manequim', is: 'misspelled' },
    });
  });

  it('asks in text alone where nothing can be corrected by script', () => {
    const texts = messagesOf('es').search;
    render(
      <MeantQuestion
        texts={texts}
        corrections={[{ typed: 'asules', meant: 'azules', is: 'misspelled' }]}
      />,
    );
    expect(screen.getByText('¿Quisiste decir “azules”?')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
