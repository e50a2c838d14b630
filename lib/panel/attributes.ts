import 'server-only';
import { z } from 'zod';
import type { Locale } from '../i18n/locales';
import { knownSkinTone } from '../talents/colors';
import type { Option } from '../talents/option';
import { FRESH_MS } from './limits';
import { rejectEmptied } from './plausibility';
import { read } from './read';
import { label, list, readEach, record, title } from './wire';

/** The value of an option, as the form submits it. */
const choice = z.coerce.string().transform((id) => id.toWellFormed());

const place = z
  .object({ id: choice, value: title })
  .transform(({ id, value }): Option => ({ value: id, label: value }));

const tone = z.object({ id: choice, value: title, label });

/** Prefers the dictionary's label: the panel's may be in another language. */
function toneOption({ id, value, label }: z.infer<typeof tone>, locale: Locale): Option {
  return { value: id, label: knownSkinTone(id, locale) ?? label ?? value };
}

const places = (what: string) => list.transform((items) => readEach(what, items, place));

function readAttributes<T>(
  params: Record<string, string | number>,
  schema: z.ZodType<T>,
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
    schema,
    freshMs: FRESH_MS.options,
    implausibleBecause,
  });
}

const choices = record.pipe(
  z.object({
    countries: places('country'),
    skin_tone: list.transform((items) => readEach('skin tone', items, tone)),
  }),
);

/** Countries and, in the visitor's language, skin tones. @throws UpstreamError */
export async function readCountriesAndSkinTones(
  locale: Locale,
): Promise<{ countries: Option[]; skinTones: Option[] }> {
  const params = { countries: 1, skin_tone: locale };
  // Without either list no form can be submitted.
  const read = await readAttributes(params, choices, ({ countries, skin_tone }) =>
    countries.length === 0 || skin_tone.length === 0 ? 'an empty list of choices' : null,
  );
  const skinTones = read.skin_tone.map((one) => toneOption(one, locale));
  return { countries: read.countries, skinTones };
}

/** The cities of one country, by its id. @throws UpstreamError */
export function readCities(country: string): Promise<Option[]> {
  const schema = record
    .pipe(z.object({ cities: places('city') }))
    .transform(({ cities }) => cities);
  return readAttributes({ cities: country }, schema, rejectEmptied);
}
