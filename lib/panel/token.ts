import 'server-only';
import { z } from 'zod';
import { env } from '../config/environment';
import { TIMES } from '../config/times';
import { processWide } from '../process/process-wide';
import { type Exchange, isUpstreamError, PausedError, type Service, SignInError } from './errors';
import { exchange } from './exchange';
import { sharedToken, type Token } from './shared-token';

type Slot = {
  token?: Token;
  signIn?: { begunAt: number; token: Promise<Token> };
  /** Why the last sign-in failed, and until when there is no new attempt. */
  failure?: { error: unknown; until: number };
  /** How many refused tokens were renewed in the current period, and when it ends (ms since the epoch). */
  renewals: number;
  renewalsEnd: number;
  /** The token that the service last refused. */
  refused?: string;
};

/** The maximum number of renewals of refused tokens within `TIMES.signIn.signInMs`. */
const MAX_RENEWALS = 2;

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
    panel: { renewals: 0, renewalsEnd: 0 },
    integration: { renewals: 0, renewalsEnd: 0 },
  }),
);

/**
 * The bearer token of a service. All callers share one sign-in; after a failed one, the next attempt is five
 * seconds later. @throws UpstreamError
 */
export async function bearerOf(service: Service): Promise<string> {
  const slot = slots[service];
  const now = Date.now();
  if (slot.token && now < slot.token.renewAt) return slot.token.bearer;
  if (slot.failure && now < slot.failure.until) throw paused(service, slot.failure);
  const isRecent = slot.signIn && now < slot.signIn.begunAt + TIMES.signIn.signInMs;
  const signIn = (isRecent && slot.signIn) || beginSignIn(service);
  return (await signIn.token).bearer;
}

/** Signs in to both services ahead of the first visitor. Never throws. */
export async function signInAhead(): Promise<void> {
  const both = (Object.keys(slots) as Service[]).map(bearerOf);
  for (const result of await Promise.allSettled(both)) {
    if (result.status === 'rejected') console.warn(String(result.reason));
  }
}

/**
 * Discards a bearer token that a service refused, unless it has been renewed already. Returns false
 * if two others were refused within the last five seconds: yet another sign-in would not help.
 */
export function discardBearer(service: Service, bearer: string): boolean {
  const slot = slots[service];
  if (slot.token?.bearer !== bearer) return true;
  const now = Date.now();
  if (now >= slot.renewalsEnd) {
    slot.renewals = 0;
    slot.renewalsEnd = now + TIMES.signIn.signInMs;
  }
  if (slot.renewals >= MAX_RENEWALS) return false;
  slot.renewals += 1;
  slot.token = undefined;
  slot.refused = bearer;
  return true;
}

/** An earlier sign-in may still hang; the first to finish provides the token. */
function beginSignIn(service: Service): NonNullable<Slot['signIn']> {
  const slot = slots[service];
  const begunAt = Date.now();
  const shared = sharedToken(service, credentialsOf(service), slot.refused, () => signIn(service));
  const token = shared.then(
    (granted) => {
      slot.token = granted;
      slot.failure = undefined;
      return granted;
    },
    (error: unknown) => {
      const retryAt = isUpstreamError(error) ? error.retryAt : null;
      slot.failure = { error, until: retryAt ?? Date.now() + TIMES.signIn.signInMs };
      throw error;
    },
  );
  const begun = { begunAt, token };
  const end = () => {
    if (slot.signIn === begun) slot.signIn = undefined;
  };
  token.then(end, end);
  slot.signIn = begun;
  return begun;
}

function paused(service: Service, { error, until }: NonNullable<Slot['failure']>): unknown {
  if (!isUpstreamError(error)) return error;
  return new PausedError(error.code, until, exchangeOf(service));
}

const URLS: Readonly<Record<Service, string>> = { panel: '/api/login', integration: '/api/signin' };

function exchangeOf(service: Service) {
  return { service, method: 'POST', url: URLS[service] } as const satisfies Exchange;
}

function credentialsOf(service: Service): { salt: string; key: string } {
  const { PANEL_SALT, PANEL_API_KEY, INTEGRATION_SALT, INTEGRATION_API_KEY } = env();
  return service === 'panel'
    ? { salt: PANEL_SALT, key: PANEL_API_KEY }
    : { salt: INTEGRATION_SALT, key: INTEGRATION_API_KEY };
}

function signIn(service: Service): Promise<Token> {
  const at = exchangeOf(service);
  const { method, url } = at;
  const { salt, key } = credentialsOf(service);
  const limit = AbortSignal.timeout(TIMES.services.refreshMs);
  return exchange(service, { method, url, data: { salt, api_key: key } }, limit, {
    read: (body) => tokenOf(body, at),
    failure: (failure) => {
      const isRefused = /^HTTP_4(?!29)/.test(failure.code);
      return isRefused ? new SignInError(`refused (${failure.code})`, at) : failure;
    },
  });
}

function tokenOf(body: unknown, at: Exchange): Token {
  const read = answer.safeParse(body);
  const bearer = read.data?.access_token ?? read.data?.token;
  if (!bearer) throw new SignInError('the answer holds no token', at);
  const lifeMs = read.data?.expires_in ? read.data.expires_in * 1000 : TIMES.signIn.tokenMs;
  // A token with a very short life is still used for half of it.
  const marginMs = Math.min(TIMES.signIn.tokenMarginMs, lifeMs / 2);
  return {
    bearer: /^bearer /i.test(bearer) ? bearer : `Bearer ${bearer}`,
    renewAt: Date.now() + lifeMs - marginMs,
  };
}
