import { describe, expect, it } from 'vitest';
import { shownAnswers } from '@/lib/scouting/shown-answers';
import pt from '@/messages/pt.json';

const { adultAnswers, consent } = pt.scouting;
const shown = (answers: Record<string, string>) => {
  const {
    adult,
    father,
    consent: agreed,
  } = shownAnswers({ realname: 'Ana', ...answers }, pt.scouting);
  return { adult, father, agreed };
};

describe('of a minor', () => {
  it('the guardian is named, with what they agreed to', () => {
    const minor = { adult: 'no', father: 'Maria', consent: 'yes' };
    expect(shown(minor)).toEqual({ adult: adultAnswers.no, father: 'Maria', agreed: consent });
    expect(shown({ ...minor, father: 'Ana' }).father, 'of the same name').toBe('Ana');
  });

  it('nothing is said to be agreed to that was not', () => {
    expect(shown({ adult: 'no', father: 'Maria', consent: '' }).agreed).toBe('');
  });
});

it.each([
  ['Ana', ''],
  ['', ''],
  ['Maria', 'Maria'],
])('of an adult %j is shown as guardian: %j', (father, named) => {
  const adult = { adult: 'yes', father, consent: 'yes' };
  expect(shown(adult)).toEqual({ adult: adultAnswers.yes, father: named, agreed: '' });
});
