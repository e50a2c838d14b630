import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json, Refusal, refuseInvalid } from './answer.ts';
import { type Call, readJson } from './call.ts';
import {
  INTEGRATION_API_KEY,
  INTEGRATION_SALT,
  PANEL_API_KEY,
  PANEL_SALT,
  type Service,
} from './credentials.ts';
import type { Route } from './route.ts';

const CREDENTIALS: Record<Service, { salt: string; api_key: string }> = {
  panel: { salt: PANEL_SALT, api_key: PANEL_API_KEY },
  integration: { salt: INTEGRATION_SALT, api_key: INTEGRATION_API_KEY },
};

/** The valid bearer tokens, each for one service and for `seconds`. */
export class Tokens {
  readonly seconds: number;
  /** True if a service has one token at a time, so that a sign-in invalidates the previous one. */
  readonly #single: boolean;
  #issued = new Map<string, { service: Service; until: number }>();

  constructor(seconds: number, single: boolean) {
    this.seconds = seconds;
    this.#single = single;
  }

  issue(service: Service): string {
    const token = randomUUID();
    if (this.#single) this.#end(service);
    this.#issued.set(token, { service, until: Date.now() + this.seconds * 1000 });
    return token;
  }

  #end(service: Service): void {
    for (const [token, issued] of this.#issued) {
      if (issued.service === service) this.#issued.delete(token);
    }
  }

  expireAll(): void {
    this.#issued.clear();
  }

  /** Throws a 401 unless the call carries a valid token of that service. */
  require(service: Service, request: IncomingMessage): void {
    const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
    const issued = this.#issued.get(token);
    if (issued?.service !== service || issued.until <= Date.now()) {
      throw new Refusal(401, 'Unauthenticated.');
    }
  }
}

async function checkCredentials(call: Call, service: Service): Promise<void> {
  const body = await readJson(call);
  const missing = ['salt', 'api_key'].filter((field) => typeof body[field] !== 'string');
  refuseInvalid(Object.fromEntries(missing.map((field) => [field, [`${field} is required.`]])));
  const known = CREDENTIALS[service];
  if (body.salt !== known.salt || body.api_key !== known.api_key) {
    throw new Refusal(401, 'Invalid credentials.');
  }
}

/** The two services wrap their token differently, and a client has to read both. */
export function signInRoutes(tokens: Tokens): Route[] {
  return [
    {
      method: 'POST',
      path: '/api/login',
      async answer(call) {
        await checkCredentials(call, 'panel');
        return json(200, { access_token: tokens.issue('panel'), expires_in: tokens.seconds });
      },
    },
    {
      method: 'POST',
      path: '/api/signin',
      async answer(call) {
        await checkCredentials(call, 'integration');
        return json(200, { data: { token: tokens.issue('integration') } });
      },
    },
  ];
}
