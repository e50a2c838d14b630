import 'server-only';
import { z } from 'zod';
import { storagePath } from '../media/storage-path';
import { leadingNumber } from '../talents/measures';
import { MEASURES, type Measure, type Profile, type Talent, UNKNOWN_SIZE } from '../talents/talent';
import { id, label, picture, pixels, readEach, title } from './wire';

const anything = z.array(z.unknown()).catch([]);

/** `[{"id":1884}]`, also bare ids; what is no id is left out. */
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

/** What people type where there is nothing to type. */
const NOTHING = /^(n\/?a|[-–—?.]+)$/i;

const word = label.transform((text) => (text && NOTHING.test(text) ? null : text));

const talentFields = z.object({
  id,
  name: title,
  cover: picture,
  gender: z.enum(['woman', 'man']).nullable().catch(null),
  birthdate: z.iso.date().nullable().catch(null),
  hair: word,
  eyes: word,
  skin_tone: word,
  categories,
  ...measureFields,
});

function toTalent(sent: z.output<typeof talentFields>): Talent {
  const { id, name, cover, gender, birthdate, hair, eyes, skin_tone, categories } = sent;
  // What starts with no number (`n/a`) says nothing, and must not hide what the other service knows.
  const present = MEASURES.filter((measure) => leadingNumber(sent[measure]) !== null);
  return {
    id,
    name,
    cover,
    gender,
    birthdate,
    hair,
    eyes,
    skinTone: skin_tone,
    categories,
    measures: Object.fromEntries(present.map((measure) => [measure, sent[measure]])),
  };
}

/** A talent as the list sends it. */
export const talent = talentFields.transform(toTalent);

/** A photo whose size is not known is shown as a portrait. */
const photo = z
  .object({ file: storagePath, width: pixels, height: pixels })
  .transform(({ file, width, height }) =>
    width && height ? { file, width, height } : { file, ...UNKNOWN_SIZE },
  );

/** A youtube id, a vimeo id or a vimeo `id/hash`; other providers are left out by `readEach`. */
const video = z.object({
  provider: z.enum(['youtube', 'vimeo']),
  file: z
    .union([z.string(), z.number()])
    .transform(String)
    .pipe(z.string().regex(/^[\w-]{1,64}(\/[\w-]{1,64})?$/)),
  preview: picture,
});

const composite = z.object({ id, file: storagePath });

/** One profile: the talent and the pictures and videos of the book. */
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
