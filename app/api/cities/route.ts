import type { NextRequest } from 'next/server';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { readCities, readCountriesAndSkinTones } from '@/lib/panel/attributes';
import { isUpstreamError } from '@/lib/panel/errors';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/cities?country=30`: the cities that the panel knows of a country, the same for every
 * visitor. 404 for a country that it does not offer, 503 while the services fail.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const id = request.nextUrl.searchParams.get('country');
  try {
    const { countries } = await readCountriesAndSkinTones(DEFAULT_LOCALE);
    const country = countries.find(({ value }) => value === id);
    if (!country) return Response.json({ error: 'no such country' }, { status: 404 });
    const headers = { 'Cache-Control': 'public, max-age=3600' };
    return Response.json(await readCities(country.value), { headers });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const headers = { 'Cache-Control': 'no-store', 'Retry-After': '5' };
    return Response.json({ error: error.code }, { status: 503, headers });
  }
}
