import 'server-only';
import { z } from 'zod';
import { adultAge, ageOf, UNREADABLE_BIRTHDATE } from '../talents/age';
import type { Measure, Profile, Talent, Video } from '../talents/talent';
import { MEASURES, UNKNOWN_SIZE } from '../talents/talent';
import { readCategories } from './category-wire';
import { PANEL_LIMITS } from './limits';
import { fieldsOf, isMissing, reportUnreadable } from './unreadable-values';
import { eyes, gender, hair, skinTone } from './values/listed';
import { heightInInches, isMeasured, measure } from './values/measure';
import { path } from './values/path';
import { text } from './values/text';
import { videoFile } from './values/video';
import { pixels, readEach, recordId } from './wire';

/** Measures in the panel's own notation, which the gallery call sends back. */
export type SentMeasures = Partial<Record<Measure, string>>;

/** A date that gives an age; a time after it is ignored. */
const birthdate = z
  .string()
  .transform((sent) => sent.trim().slice(0, 'yyyy-mm-dd'.length))
  .refine((date) => ageOf(date, new Date()) !== null);

/** `fields` are read one by one, since no faulty one may cost the record. */
const named = z
  .looseObject({ id: recordId, name: text })
  .transform(({ id, name, ...fields }) => ({ id, name, fields }));
type Named = z.output<typeof named>;

function toTalent({ id, name, fields }: Named): Talent {
  const of = `talent ${id}`;
  const field = fieldsOf(of, fields);
  const { ids, unreadable } = readCategories(fields.categories);
  if (unreadable) reportUnreadable('categories', of, fields.categories);
  const isUndated = isMissing(fields.birthdate);
  // Neither of the two tells whether the talent is a child.
  const isUnknown = isUndated && unreadable && ids.length === 0;
  const born =
    isUndated && !isUnknown ? null : (field('birthdate', birthdate) ?? UNREADABLE_BIRTHDATE);
  return {
    ...{ id, name, cover: field('cover', path), gender: field('gender', gender), birthdate: born },
    hair: field('hair', hair),
    eyes: field('eyes', eyes),
    skinTone: field('skin_tone', skinTone),
    categories: ids,
    measures: measuresOf(of, fields, adultAge({ birthdate: born, categories: ids }, new Date())),
  };
}

function measuresOf(of: string, fields: Named['fields'], age: number | null): Talent['measures'] {
  const field = fieldsOf(of, fields);
  const read = MEASURES.flatMap((name) => {
    const inInches = name === 'height' && age !== null ? heightInInches(fields.height) : null;
    const value = inInches ?? field(name, measure(name));
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(read);
}

/** The measures as the panel sent them; one without a number must not override the other service's. */
function sentMeasuresOf({ fields }: Named): SentMeasures {
  const sent = MEASURES.flatMap((name) => {
    const { data } = text.safeParse(fields[name]);
    return data !== undefined && isMeasured(data) ? [[name, data] as const] : [];
  });
  return Object.fromEntries(sent);
}

/** A talent as the list endpoint sends it. */
export const talent = named.transform((sent) => ({
  talent: toTalent(sent),
  sentMeasures: sentMeasuresOf(sent),
}));

/** A photo of unknown size is shown as a portrait. */
const photo = (of: string) =>
  z.looseObject({ file: path }).transform(({ file, ...sent }) => {
    const field = fieldsOf(of, sent);
    const [width, height] = [field('width', pixels), field('height', pixels)];
    return width && height ? { file, width, height } : { file, ...UNKNOWN_SIZE };
  });

/** `readEach` drops videos of other providers. */
const video = (of: string) =>
  z.looseObject({}).transform((sent, context): Video => {
    const { data } = videoFile.safeParse(sent);
    if (data) return { ...data, preview: fieldsOf(of, sent)('preview', path) };
    context.addIssue({ code: 'custom', path: ['file'], message: 'is no video' });
    return z.NEVER;
  });

const composite = z.object({ id: recordId, file: path });

/** One profile: the talent with the photos, videos and composites of the book. */
export const profile = named.transform((sent) => {
  const of = `talent ${sent.id}`;
  const { list } = fieldsOf(of, sent.fields);
  const { book, video: videos, compo } = PANEL_LIMITS.lists;
  const read: Profile = {
    ...toTalent(sent),
    book: readEach(`photo of ${of}`, list('book', book), photo(`photo of ${of}`)),
    video: readEach(`video of ${of}`, list('video', videos), video(`video of ${of}`)),
    compo: readEach(`composite of ${of}`, list('compo', compo), composite),
  };
  return { profile: read, sentMeasures: sentMeasuresOf(sent) };
});
