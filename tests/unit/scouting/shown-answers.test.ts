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
  it('show the guardian, with the consent given', () => {
    const minor = { adult: 'no', father: 'Maria', consent: 'yes' };
    expect(shown(minor)).toEqual({ adult: adultAnswers.no, father: 'Maria', agreed: consent });
    expect(shown({ ...minor, father: 'Ana' }).father, 'of the same name').toBe('Ana');
  });

  it('show no consent that was not given', () => {
    expect(shown({ adult: 'no', father: 'Maria', consent: '' }).agreed).toBe('');
  });
});

it.each([
  ['Ana', ''],
  ['', ''],
  ['Maria', 'Maria'],
])('of an adult show %j as guardian: %j', (father, named) => {
  const adult = { adult: 'yes', father, consent: 'yes' };
  expect(shown(adult)).toEqual({ adult: adultAnswers.yes, father: named, agreed: '' });
});
