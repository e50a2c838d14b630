import 'server-only';
import { BlockList, isIPv6 } from 'node:net';
import { z } from 'zod';
import { trimEnd } from '../clean-text';
import { processWide } from '../process/process-wide';
import { AGENCY_VARIABLES, missingOfGroups } from './agency-variables';

/** The defaults outside of production: the stand-in back office with its credentials. */
const DEVELOPMENT = {
  SITE_URL: 'http://localhost:3000',
  PANEL_URL: 'http://127.0.0.1:4010',
  INTEGRATION_URL: 'http://127.0.0.1:4010',
  PANEL_SALT: 'demo-panel-salt',
  PANEL_API_KEY: 'demo-panel-key',
  INTEGRATION_SALT: 'demo-integration-salt',
  INTEGRATION_API_KEY: 'demo-integration-key',
};

const webUrl = z
  .url({
    protocol: /^https?$/,
    error: ({ input }) => (input === undefined ? 'is missing' : 'is not an http(s) URL'),
  })
  .transform((url) => trimEnd(url, /\//u));

const secureUrl = z.url({ protocol: /^https$/, error: 'is not an https URL' });

const categoryId = (standard: number) =>
  z.coerce.number('is not a category id').int().positive().default(standard);

const secret = z.string('is missing').min(1);

/** The minimum length of a secret that alone authorizes a caller, so that it cannot be guessed. */
const SECRET_LENGTH = 16;
const bearer = z.string().min(SECRET_LENGTH, `is shorter than ${SECRET_LENGTH} characters`);

const variables = z.object({
  PANEL_URL: webUrl,
  INTEGRATION_URL: webUrl,
  PANEL_SALT: secret,
  PANEL_API_KEY: secret,
  INTEGRATION_SALT: secret,
  INTEGRATION_API_KEY: secret,
  STORAGE_URL: webUrl.optional(),
  SITE_URL: webUrl,
  SITE_NAME: z.string().max(80, 'is longer than 80 characters').default('Vitrine'),
  FAVORITES_ENTRY: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'may only hold letters, digits, - and _')
    .default('favorites'),
  REVALIDATE_SECRET: bearer.optional(),
  WATCH_TOKEN: bearer.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'is not a redis URL' }).optional(),
  TRUSTED_PROXY_HOPS: z.coerce
    .number('is not a number of proxies')
    .int()
    .min(0)
    .max(10, 'is more than 10')
    .default(0),
  SOCIAL_FEED_URL: secureUrl.optional(),
  VIDEO_STILLS_URL: webUrl.default('https://i.ytimg.com'),
  POLICY_REPORT_URL: secureUrl.optional(),
  CATEGORY_ACTORS: categoryId(1889),
  CATEGORY_INTERNATIONAL: categoryId(1890),
  CATEGORY_CREATIVE: categoryId(1891),
  ...AGENCY_VARIABLES,
});

const schema = variables.superRefine((set, context) => {
  for (const name of missingOfGroups(set)) {
    context.addIssue({ code: 'custom', path: [name], message: 'is missing beside the others' });
  }
});

/** Links and e-mails may name this machine only while the panel is on it, as in the demo. */
const productionSchema = schema.superRefine(({ SITE_URL, PANEL_URL }, context) => {
  if (isLoopbackUrl(PANEL_URL) || !isLoopbackUrl(SITE_URL)) return;
  context.addIssue({ code: 'custom', path: ['SITE_URL'], message: 'is not a public address' });
});

export type Environment = Omit<z.output<typeof schema>, 'STORAGE_URL'> & { STORAGE_URL: string };

/** A variable is missing or malformed; the message is one line that names all of them. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Parses and validates a set of variables. An empty variable counts as unset. In production the two
 * services, their four credentials and the address of the site have no default.
 * @throws EnvironmentError
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result =
    set.NODE_ENV === 'production'
      ? productionSchema.safeParse(set)
      : schema.safeParse({ ...DEVELOPMENT, ...set });
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
    throw new EnvironmentError(`The environment is not complete: ${faults.join('; ')}.`);
  }
  return {
    ...result.data,
    STORAGE_URL: result.data.STORAGE_URL || `${result.data.PANEL_URL}/storage`,
  };
}

/** The environment of this process, validated once. Server only: it holds both services' keys. */
export function env(): Environment {
  return processWide('env', () => readEnvironment(process.env));
}

const addresses = new BlockList();
addresses.addSubnet('127.0.0.0', 8);
addresses.addAddress('::1', 'ipv6');

/**
 * True for an IP address of this machine that no other one can reach, in any notation: `127.0.0.1`,
 * `::1`, `::ffff:7f00:1`.
 */
export function isLoopback(ip: string): boolean {
  return addresses.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');
}

/** True for a URL whose host is this machine alone: `localhost`, `127.1`, `[::1]`. */
function isLoopbackUrl(url: string): boolean {
  const hostname = URL.parse(url)?.hostname ?? '';
  const isLocal = hostname.split('.').filter(Boolean).at(-1) === 'localhost';
  return isLocal || isLoopback(hostname.startsWith('[') ? hostname.slice(1, -1) : hostname);
}
