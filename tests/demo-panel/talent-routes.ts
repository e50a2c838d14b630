import { json, jsonText, Refusal } from './answer.ts';
import { LANGUAGES, readJson, requireQuery, WHOLE_NUMBER } from './call.ts';
import type { Route } from './route.ts';
import { citiesOf, countries, skinTones } from './seed/options.ts';
import type { Roster } from './seed/roster.ts';

function attributes(url: URL): Record<string, unknown> {
  requireQuery(url, { language: LANGUAGES });
  const wanted = (name: string) => url.searchParams.has(name);
  const answer: Record<string, unknown> = {};
  if (wanted('countries')) {
    requireQuery(url, { countries: ['1'] });
    answer.countries = countries;
  }
  if (wanted('cities')) {
    answer.cities = citiesOf(Number(requireQuery(url, { cities: WHOLE_NUMBER }).cities));
  }
  if (wanted('skin_tone')) {
    answer.skin_tone = skinTones(requireQuery(url, { skin_tone: LANGUAGES }).skin_tone);
  }
  if (Object.keys(answer).length === 0) {
    const message = 'One of countries, cities and skin_tone is required.';
    throw new Refusal(422, 'The given data was invalid.', { countries: [message] });
  }
  return answer;
}

/** The routes of the integration service. */
export function talentRoutes(roster: Roster): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/talents',
      service: 'integration',
      async answer(call) {
        const { paginate } = requireQuery(call.url, { language: ['pt'], paginate: WHOLE_NUMBER });
        const { filters } = await readJson(call);
        if (typeof filters !== 'object' || filters === null) {
          const errors = { filters: ['filters must be an object.'] };
          throw new Refusal(422, 'The given data was invalid.', errors);
        }
        return jsonText(200, roster.page(Number(paginate)));
      },
    },
    {
      method: 'GET',
      path: '/api/talent/profile',
      service: 'integration',
      answer({ url }) {
        const rules = { language: ['pt'], id: /^\d{1,15}$/, cover2: ['1'], skills: ['1'] };
        const { id } = requireQuery(url, rules);
        const profile = roster.profile(Number(id));
        if (!profile) throw new Refusal(404, 'Talent not found.');
        return json(200, profile);
      },
    },
    {
      method: 'GET',
      path: '/api/talents/attributes',
      service: 'integration',
      answer: ({ url }) => json(200, attributes(url)),
    },
  ];
}
