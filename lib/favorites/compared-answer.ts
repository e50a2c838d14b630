import { isRecord } from '../json';
import type { ComparedTalent } from './comparison';

/** The JSON of `GET /api/favorites`. */
export type ComparedAnswer = { cards: ComparedTalent[] };

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isTextOrNull: Check = (value) => value === null || isText(value);
const isNumberOrNull: Check = (value) => value === null || Number.isFinite(value);
const areTexts: Check = (value) => isRecord(value) && Object.values(value).every(isText);

const FIELDS: Record<keyof ComparedTalent, Check> = {
  id: Number.isSafeInteger,
  name: isText,
  cover: isTextOrNull,
  hair: isTextOrNull,
  eyes: isTextOrNull,
  skinTone: isTextOrNull,
  texts: areTexts,
  gender: (value) => value === null || value === 'woman' || value === 'man',
  measures: areTexts,
  imperial: areTexts,
  age: isNumberOrNull,
};

/** Validates such an answer, parsed from JSON. @throws TypeError if it does not match */
export function readComparedAnswer(sent: unknown): ComparedTalent[] {
  const cards = isRecord(sent) ? sent.cards : null;
  if (Array.isArray(cards) && cards.every(isComparedTalent)) return cards;
  throw new TypeError('not an answer with compared talents');
}

function isComparedTalent(value: unknown): value is ComparedTalent {
  if (!isRecord(value)) return false;
  return Object.entries(FIELDS).every(([field, isRight]) => isRight(value[field]));
}
