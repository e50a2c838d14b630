import 'server-only';
import { z } from 'zod';
import { env } from '../platform/env';
import { processWide } from '../platform/process-wide';
import { isUpstreamError, type Service, SignInError } from './errors';
import { exchange, type PanelRequest } from './exchange';
import { PANEL_LIMITS } from './limits';

type Token = { bearer: string; renewAt: number };
type Slot = { token?: Token; signIn?: Promise<Token> };

const grant = z.object({
  access_token: z.string().min(1).optional(),
  token: z.string().min(1).optional(),
  expires_in: z.coerce.number().positive().optional().catch(undefined),
});
const answer = z.union([
  grant.refine((fields) => fields.access_token ?? fields.token),
  z.object({ data: grant }).transform((body) => body.data),
]);

const slots = processWide(
  'panel-tokens',
  (): Record<Service, Slot> => ({
    panel: {},
    integration: {},
  }),
);

/**
 * The bearer of a service, signing in when there is none or it is about to expire. However many
 * callers wait, one sign-in is under way.
 * @throws UpstreamError
 */
export async function bearerOf(service: Service): Promise<string> {
  const slot = slots[service];
  if (slot.token && Date.now() < slot.token.renewAt) return slot.token.bearer;
  slot.signIn ??= signIn(service).finally(() => {
    slot.signIn = undefined;
  });
  slot.token = await slot.signIn;
  return slot.token.bearer;
}

/** Forgets a bearer that a service refused, unless it has been renewed in the meantime. */
export function discardBearer(service: Service, bearer: string): void {
  const slot = slots[service];
  if (slot.token?.bearer === bearer) slot.token = undefined;
}

function signInRequest(service: Service): PanelRequest {
  const { PANEL_SALT, PANEL_API_KEY, INTEGRATION_SALT, INTEGRATION_API_KEY } = env();
  return service === 'panel'
    ? {
        method: 'POST',
        url: '/api/login',
        data: { salt: PANEL_SALT, api_key: PANEL_API_KEY },
      }
    : {
        method: 'POST',
        url: '/api/signin',
        data: { salt: INTEGRATION_SALT, api_key: INTEGRATION_API_KEY },
      };
}

async function signIn(service: Service): Promise<Token> {
  const request = signInRequest(service);
  const at = { service, method: request.method, url: request.url };
  const body = await exchange(service, request, AbortSignal.timeout(PANEL_LIMITS.readMs)).catch(
    (error: unknown) => {
      const refused = isUpstreamError(error) && /^HTTP_4/.test(error.code);
      throw refused ? new SignInError(`refused (${error.code})`, at) : error;
    },
  );
  const read = answer.safeParse(body);
  const bearer = read.data?.access_token ?? read.data?.token;
  if (!bearer) throw new SignInError('the answer holds no token', at);
  const lifeMs = read.data?.expires_in ? read.data.expires_in * 1000 : PANEL_LIMITS.tokenMs;
  // A very short life still leaves half of it in which the token is used.
  const marginMs = Math.min(PANEL_LIMITS.tokenMarginMs, lifeMs / 2);
  return {
    bearer: /^bearer /i.test(bearer) ? bearer : `Bearer ${bearer}`,
    renewAt: Date.now() + lifeMs - marginMs,
  };
}
