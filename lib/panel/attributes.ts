import 'server-only';
import { z } from 'zod';
import type { Locale } from '../i18n/locales';
import type { Option } from '../talents/option';
import { FRESH_MS } from './limits';
import { read } from './read';
import { list, readEach } from './wire';

const place = z
  .object({ id: z.coerce.string(), value: z.string().min(1) })
  .transform(({ id, value }): Option => ({ value: id, label: value }));

const tone = z
  .object({ id: z.coerce.string(), value: z.string().min(1), label: z.string().optional() })
  .transform(({ id, value, label }): Option => ({ value: id, label: label ?? value }));

const places = (what: string) => list.catch([]).transform((items) => readEach(what, items, place));

function readAttributes<T>(params: Record<string, string | number>, schema: z.ZodType<T>) {
  return read({
    service: 'integration',
    request: {
      method: 'GET',
      url: '/api/talents/attributes',
      params: { language: 'pt', ...params },
    },
    schema,
    freshMs: FRESH_MS.options,
  });
}

/** Countries and, in the visitor's language, skin tones. @throws UpstreamError */
export function readCountriesAndSkinTones(
  locale: Locale,
): Promise<{ countries: Option[]; skinTones: Option[] }> {
  const schema = z
    .object({
      countries: places('country'),
      skin_tone: list.catch([]).transform((items) => readEach('skin tone', items, tone)),
    })
    .transform(({ countries, skin_tone }) => ({ countries, skinTones: skin_tone }));
  return readAttributes({ countries: 1, skin_tone: locale }, schema);
}

/** The cities of one country, by its id. @throws UpstreamError */
export function readCities(country: string): Promise<Option[]> {
  const schema = z.object({ cities: places('city') }).transform(({ cities }) => cities);
  return readAttributes({ cities: country }, schema);
}
