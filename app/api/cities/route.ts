import { defineHandler } from '@/lib/handlers/define-handler';
import { refuse } from '@/lib/handlers/refuse';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { missingPage } from '@/lib/page/outcomes';
import { readCities, readCountriesAndSkinTones } from '@/lib/panel/attributes';

export const dynamic = 'force-dynamic';

/** `GET /api/cities?country=30`: its cities. 404 for a country that the panel does not offer. */
export const GET = defineHandler(async (request) => {
  const id = request.nextUrl.searchParams.get('country');
  const { countries } = await readCountriesAndSkinTones(DEFAULT_LOCALE);
  const country = countries.find(({ value }) => value === id) ?? missingPage('no such country');
  const headers = { 'Cache-Control': 'public, max-age=3600' };
  return Response.json(await readCities(country.value), { headers });
}, refuse);
