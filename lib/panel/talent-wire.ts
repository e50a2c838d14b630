import 'server-only';
import { z } from 'zod';
import { storagePath } from '../media/storage-path';
import { ageOf, UNREADABLE_BIRTHDATE } from '../talents/age';
import { leadingNumber } from '../talents/measures';
import {
  type Gender,
  MEASURES,
  type Measure,
  type Profile,
  type Talent,
  UNKNOWN_SIZE,
} from '../talents/talent';
import { readCategories } from './category-wire';
import { reportUnreadable } from './unreadable-values';
import { videoFile } from './video-wire';
import { id, label, picture, pixels, readEach, title } from './wire';

const anything = z.array(z.unknown()).catch([]);

const measureFields = Object.fromEntries(MEASURES.map((measure) => [measure, label])) as Record<
  Measure,
  typeof label
>;

/** Placeholders that people type for "none". */
const PLACEHOLDER = /^(n\/?a|[-–—?.]+)$/i;

const withoutPlaceholder = (text: string | null) => (text && PLACEHOLDER.test(text) ? null : text);

const word = label.transform(withoutPlaceholder);

const MAX_VALUE = 300;

/** A value to report if it cannot be parsed: text or number as is, a list or record as JSON. */
const anyValue = z
  .unknown()
  .optional()
  .transform((value) => {
    const isText = typeof value === 'string' || typeof value === 'number';
    const text = (isText ? String(value) : (JSON.stringify(value) ?? ''))
      .trim()
      .slice(0, MAX_VALUE);
    return value === null || text === '' ? null : text;
  });

const talentFields = z.object({
  id,
  name: title,
  cover: picture,
  gender: anyValue.transform(withoutPlaceholder),
  birthdate: anyValue,
  hair: word,
  eyes: word,
  skin_tone: word,
  categories: z.unknown().optional(),
  ...measureFields,
});

/** The panel's own values, and words in English, Portuguese and Spanish. */
const GENDERS: Readonly<Record<Gender, readonly string[]>> = {
  woman: [
    'woman',
    'women',
    'female',
    'mulher',
    'feminino',
    'feminina',
    'mujer',
    'femenino',
    'femenina',
  ],
  man: ['man', 'men', 'male', 'homem', 'masculino', 'hombre'],
};

function genderOf({ id, gender }: Sent): Gender | null {
  if (gender === null) return null;
  const word = gender.toLowerCase();
  const known = (['woman', 'man'] as const).find((one) => GENDERS[one].includes(word));
  if (!known) reportUnreadable('gender', id, gender);
  return known ?? null;
}

/** The length of `yyyy-mm-dd`. */
const DATE_LENGTH = 10;

/** The date of a birth date; a time after it is ignored. Null only if none was sent. */
function birthdateOf({ id, birthdate }: Sent): string | null {
  if (birthdate === null) return null;
  const date = birthdate.slice(0, DATE_LENGTH);
  if (ageOf(date, new Date()) !== null) return date;
  reportUnreadable('birthdate', id, birthdate);
  return UNREADABLE_BIRTHDATE;
}

function categoriesOf({ id, categories: sent }: Sent): number[] {
  const { ids, unreadable } = readCategories(sent);
  if (unreadable) reportUnreadable('categories', id, anyValue.parse(sent) ?? '');
  return ids;
}

type Sent = z.output<typeof talentFields>;

function toTalent(sent: Sent): Talent {
  const { id, name, cover, hair, eyes, skin_tone } = sent;
  // Text without a leading number (`n/a`), or with zero, must not override the other service's value.
  const present = MEASURES.filter((measure) => Number(leadingNumber(sent[measure])) > 0);
  return {
    id,
    name,
    cover,
    gender: genderOf(sent),
    birthdate: birthdateOf(sent),
    hair,
    eyes,
    skinTone: skin_tone,
    categories: categoriesOf(sent),
    measures: Object.fromEntries(present.map((measure) => [measure, sent[measure]])),
  };
}

/** A talent as the list endpoint sends it. */
export const talent = talentFields.transform(toTalent);

/** A photo of unknown size is shown as a portrait. */
const photo = z
  .object({ file: storagePath, width: pixels, height: pixels })
  .transform(({ file, width, height }) =>
    width && height ? { file, width, height } : { file, ...UNKNOWN_SIZE },
  );

/** `readEach` drops videos of other providers. */
const video = z
  .intersection(videoFile, z.object({ preview: picture }))
  .transform(({ provider, file, preview }) => ({ provider, file, preview }));

const composite = z.object({ id, file: storagePath });

/** One profile: the talent with the photos, videos and composites of the book. */
export const profile = z
  .object({ ...talentFields.shape, book: anything, video: anything, compo: anything })
  .transform(
    ({ book, video: videos, compo, ...sent }): Profile => ({
      ...toTalent(sent),
      book: readEach(`photo of talent ${sent.id}`, book, photo),
      video: readEach(`video of talent ${sent.id}`, videos, video),
      compo: readEach(`composite of talent ${sent.id}`, compo, composite),
    }),
  );
