import 'server-only';
import { z } from 'zod';
import { TIMES } from '../config/times';
import type { Locale } from '../i18n/locales';
import { knownSkinTone } from '../talents/colors';
import type { Option } from '../talents/option';
import { PANEL_LIMITS } from './limits';
import { rejectEmptied } from './plausibility';
import { read } from './read';
import { fieldsOf } from './unreadable-values';
import { text } from './values/text';
import { listOf, readEach, record } from './wire';

/** The value of an option, as the form submits it. */
const choice = z.coerce.string().transform((id) => id.toWellFormed());

const place = z
  .object({ id: choice, value: text })
  .transform(({ id, value }): Option => ({ value: id, label: value }));

const tone = z.looseObject({ id: choice, value: text }).transform(({ id, value, ...sent }) => ({
  ...{ id, value },
  label: fieldsOf(`skin tone ${id}`, sent)('label', text),
}));

const { lists } = PANEL_LIMITS;
const choices = <T>(what: string, max: number, schema: z.ZodType<T>) =>
  listOf(what, max).transform((items) => readEach(what, items, schema));

function readAttributes<T>(
  params: Record<string, string | number>,
  schema: z.ZodType<T, Record<string, unknown>>,
  implausibleBecause: (next: T, previous: T | undefined) => string | null,
) {
  return read({
    service: 'integration',
    request: {
      method: 'GET',
      url: '/api/talents/attributes',
      params: { language: 'pt', ...params },
      tags: ['attributes'],
    },
    schema: record.pipe(schema),
    freshMs: TIMES.fresh.options,
    implausibleBecause,
  });
}

/** Countries and, in the visitor's language, skin tones. @throws UpstreamError */
export async function readCountriesAndSkinTones(
  locale: Locale,
): Promise<{ countries: Option[]; skinTones: Option[] }> {
  const params = { countries: 1, skin_tone: locale };
  const schema = z.object({
    countries: choices('country', lists.countries, place),
    skin_tone: choices('skin tone', lists.skinTones, tone),
  });
  // Without either list no form can be submitted.
  const read = await readAttributes(params, schema, ({ countries, skin_tone }) =>
    countries.length === 0 || skin_tone.length === 0 ? 'an empty list of choices' : null,
  );
  // The panel's label may be in another language.
  const skinTones = read.skin_tone.map(({ id, value, label }) => {
    return { value: id, label: knownSkinTone(id, locale) ?? label ?? value };
  });
  return { countries: read.countries, skinTones };
}

/** The cities of one country, by its id. @throws UpstreamError */
export function readCities(country: string): Promise<Option[]> {
  const schema = z.object({ cities: choices('city', lists.cities, place) });
  const cities = schema.transform(({ cities }) => cities);
  return readAttributes({ cities: country }, cities, rejectEmptied);
}
