import 'server-only';
import { z } from 'zod';
import { storagePath } from '../media/storage-path';
import { leadingNumber } from '../talents/measures';
import {
  type Gender,
  MEASURES,
  type Measure,
  type Profile,
  type Talent,
  UNKNOWN_SIZE,
} from '../talents/talent';
import { reportUnreadable } from './unreadable-values';
import { videoFile } from './video-wire';
import { id, label, picture, pixels, readEach, title } from './wire';

const anything = z.array(z.unknown()).catch([]);

/** `[{"id":1884}]` or bare ids; anything else is left out. */
const categories = anything.transform((items) =>
  items.flatMap((item) => {
    const bare = typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
    return id.safeParse(bare).data ?? [];
  }),
);

const measureFields = Object.fromEntries(MEASURES.map((measure) => [measure, label])) as Record<
  Measure,
  typeof label
>;

/** Placeholders that people type for "none". */
const PLACEHOLDER = /^(n\/?a|[-–—?.]+)$/i;

const word = label.transform((text) => (text && PLACEHOLDER.test(text) ? null : text));

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
    return value === null || text === '' || PLACEHOLDER.test(text) ? null : text;
  });

const talentFields = z.object({
  id,
  name: title,
  cover: picture,
  gender: anyValue,
  birthdate: anyValue,
  hair: word,
  eyes: word,
  skin_tone: word,
  categories,
  ...measureFields,
});

/** The panel's own values, and words in English, Portuguese and Spanish. */
const GENDERS: Readonly<Record<Gender, readonly string[]>> = {
  woman: ['woman', 'women', 'female', 'mulher', 'feminino', 'mujer', 'femenino'],
  man: ['man', 'men', 'male', 'homem', 'masculino', 'hombre'],
};

function genderOf({ id, gender }: Sent): Gender | null {
  if (gender === null) return null;
  const word = gender.toLowerCase();
  const known = (['woman', 'man'] as const).find((one) => GENDERS[one].includes(word));
  if (!known) reportUnreadable('gender', id, gender);
  return known ?? null;
}

const day = z.iso.date();

/** How MySQL writes a missing date. */
const ZERO_DATE = '0000-00-00';

/** The date of a birth date; a time after it is ignored. */
function birthdateOf({ id, birthdate }: Sent): string | null {
  if (birthdate === null || birthdate.startsWith(ZERO_DATE)) return null;
  const { data } = day.safeParse(birthdate.slice(0, ZERO_DATE.length));
  if (!data) reportUnreadable('birthdate', id, birthdate);
  return data ?? null;
}

type Sent = z.output<typeof talentFields>;

function toTalent(sent: Sent): Talent {
  const { id, name, cover, hair, eyes, skin_tone, categories } = sent;
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
    categories,
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
