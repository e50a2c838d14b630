import type { Fact, FactName } from '@/lib/message/fact';
import { type Role, readMessage } from '@/lib/message/read-message';
import { FULL_RANGES } from '@/lib/talents/ranges';
import type { MessageCase } from './message-case';

/** The score of a half of the table, with the errors as text to read. */
export type Score = {
  roles: number;
  right: number;
  /** Roles with missing or extra wishes. */
  missed: string[];
  /** Roles with a gender or age that the table does not expect. */
  wrong: string[];
  facts: number;
  foundFacts: number;
  invented: string[];
};

const COLORS: Readonly<Record<string, string>> = {
  grey: 'Grey',
  white: 'White',
  bald: 'Hairless',
  platinum: 'Platinum',
  darkbrown: 'DarkBrown',
};

/** A role in the notation of the table, sorted. */
export function written({ count, wishes }: Role): string {
  const words = wishes.map((wish) => {
    switch (wish.key) {
      case 'gender':
        return wish.gender === 'woman' ? 'women' : 'men';
      case 'category':
        return wish.category;
      case 'hair':
      case 'eyes':
        return `${wish.not ? '-' : ''}${wish.key}=${wish.color.replaceAll(' ', '')}`;
      default:
        return `${wish.key}=${wish.min ?? ''}-${wish.max ?? ''}`;
    }
  });
  return [...(count ? [`${count}`] : []), ...words].sort().join(' ');
}

function expected(role: string): string {
  const words = role.split(' ').flatMap((word) => {
    const [, key, colors] = /^(-?(?:hair|eyes))=(.+)$/.exec(word) ?? [];
    return colors?.split(',').map((color) => `${key}=${COLORS[color] ?? color}`) ?? [word];
  });
  return words.sort().join(' ');
}

/** Heights may differ by one centimeter, since feet are converted and rounded. */
function same(read: string, wanted: string): boolean {
  const [one, other] = [read.split(' '), wanted.split(' ')];
  return (
    one.length === other.length &&
    one.every((word, at) => word === other[at] || near(word, other[at]))
  );
}

function near(word: string, other = ''): boolean {
  const [ends, others] = [word, other].map((text) => text.replace('height=', '').split('-'));
  if (!word.startsWith('height=') || !other.startsWith('height=')) return false;
  return [0, 1].every((at) => {
    const [end = '', wanted = ''] = [ends?.[at], others?.[at]];
    return (end === '') === (wanted === '') && Math.abs(Number(end) - Number(wanted)) <= 1;
  });
}

const AGE_OR_GENDER = /^(?:women|men|kids|teen|age=.*)$/;

function personOf(role: string): string {
  return role
    .split(' ')
    .filter((word) => AGE_OR_GENDER.test(word))
    .join(' ');
}

/** Reads the messages and compares the results with the table. */
export function scoreOf(cases: readonly MessageCase[]): Score {
  const score: Score = {
    roles: 0,
    right: 0,
    missed: [],
    wrong: [],
    facts: 0,
    foundFacts: 0,
    invented: [],
  };
  for (const [text, roles, facts = {}] of cases) {
    const message = readMessage(text, { bounds: FULL_RANGES });
    compareRoles(score, text, message.roles.map(written), roles.map(expected));
    compareFacts(score, text, message.facts, facts);
  }
  return score;
}

function compareRoles(score: Score, text: string, read: string[], wanted: string[]): void {
  const missing: string[] = [];
  const further = [...read];
  for (const role of wanted) {
    const at = further.findIndex((one) => same(one, role));
    if (at < 0) missing.push(role);
    else further.splice(at, 1);
  }
  score.roles += wanted.length;
  score.right += wanted.length - missing.length;
  const start = text.slice(0, 40).replaceAll('\n', ' ');
  if (missing.length + further.length > 0) {
    score.missed.push(`${start}… wanted: ${missing.join('; ')} read: ${further.join('; ')}`);
  }
  for (const role of further) {
    const said = personOf(role)
      .split(' ')
      .filter((word) => word !== '');
    const fits = missing.some((other) => said.every((word) => other.split(' ').includes(word)));
    if (said.length > 0 && !fits) score.wrong.push(`${start}… ${said.join(' ')}`);
  }
}

function compareFacts(
  score: Score,
  text: string,
  read: readonly Fact[],
  wanted: Readonly<Partial<Record<FactName, string>>>,
): void {
  for (const { name, text: found } of read) {
    const said = wanted[name]?.split('|') ?? [];
    const fits = said.some((one) => found.includes(one) || one.includes(found));
    if (!fits) score.invented.push(`${text.slice(0, 40)}… ${name}: ${found}`);
  }
  for (const [name, said = ''] of Object.entries(wanted)) {
    score.facts += 1;
    const own = read.filter((fact) => fact.name === name).map((fact) => fact.text);
    if (said.split('|').every((one) => own.some((fact) => fact.includes(one))))
      score.foundFacts += 1;
  }
}
