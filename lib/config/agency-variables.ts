import { z } from 'zod';

const MAX_LINE = 120;

const line = z.string().max(MAX_LINE, `is longer than ${MAX_LINE} characters`);

const phone = z
  .string()
  .regex(/^\+[1-9][\d ().-]{6,28}\d$/, 'is not a phone number that begins with + and the country');

const link = z.url({ protocol: /^https$/, error: 'is not an https URL' });

const degrees = (max: number) =>
  z.coerce
    .number('is not a number of degrees')
    .min(-max, `is below -${max}`)
    .max(max, `is above ${max}`)
    .optional();

/**
 * The agency's contact data. `lib/site.ts` has a demo address and demo contacts as the default; social
 * networks that are not set come from the panel.
 */
export const AGENCY_VARIABLES = {
  AGENCY_STREET: line.optional(),
  AGENCY_DISTRICT: line.optional(),
  AGENCY_CITY: line.optional(),
  AGENCY_REGION: line.optional(),
  AGENCY_POSTAL_CODE: line.optional(),
  AGENCY_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'is not a country code of two capitals')
    .optional(),
  AGENCY_LATITUDE: degrees(90),
  AGENCY_LONGITUDE: degrees(180),
  AGENCY_PHONE: phone.optional(),
  AGENCY_WHATSAPP: phone.optional(),
  AGENCY_EMAIL: z.email('is not an email address').optional(),
  AGENCY_INSTAGRAM_URL: link.optional(),
  AGENCY_FACEBOOK_URL: link.optional(),
  AGENCY_POWERED_BY_NAME: line.default('Vitrine Studio'),
  AGENCY_POWERED_BY_URL: link.default('https://vitrine.example'),
} as const;

type Variable = keyof typeof AGENCY_VARIABLES;

/** Variables that are only valid together: a mix of real lines and the demo's would mislead. */
const GROUPS: readonly { of: readonly Variable[]; optional: readonly Variable[] }[] = [
  {
    of: ['AGENCY_STREET', 'AGENCY_CITY', 'AGENCY_REGION', 'AGENCY_POSTAL_CODE', 'AGENCY_COUNTRY'],
    optional: ['AGENCY_DISTRICT', 'AGENCY_LATITUDE'],
  },
  { of: ['AGENCY_LATITUDE', 'AGENCY_LONGITUDE'], optional: [] },
];

/** The variables that are missing although others of their group are set. */
export function missingOfGroups(set: Readonly<Partial<Record<Variable, unknown>>>): Variable[] {
  const isSet = (name: Variable) => set[name] !== undefined;
  return GROUPS.flatMap(({ of, optional }) =>
    [...of, ...optional].some(isSet) ? of.filter((name) => !isSet(name)) : [],
  );
}
