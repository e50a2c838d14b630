import type { IncomingMessage } from 'node:http';
import { type Answer, Refusal } from './answer.ts';
import type { Service } from './credentials.ts';
import type { Route } from './route.ts';
import type { Tokens } from './tokens.ts';

type CompiledRoute = Route & { pattern: RegExp };

function compile(route: Route): CompiledRoute {
  const source = route.path
    .replaceAll('.', '\\.')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\*(\w+)/g, '(?<$1>.+)');
  return { ...route, pattern: new RegExp(`^${source}$`) };
}

function decodeParams(groups: Record<string, string> | undefined): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    throw new Refusal(404, 'Not found.');
  }
}

export class Router {
  readonly #routes: CompiledRoute[];
  readonly #tokens: Tokens;

  constructor(routes: Route[], tokens: Tokens) {
    this.#routes = routes.map(compile);
    this.#tokens = tokens;
  }

  /** The service of a path, for the log; null for those that need no token. */
  serviceOf(pathname: string): Service | null {
    if (pathname === '/api/login') return 'panel';
    if (pathname === '/api/signin') return 'integration';
    return this.#routes.find(({ pattern }) => pattern.test(pathname))?.service ?? null;
  }

  async answer(request: IncomingMessage, url: URL): Promise<Answer> {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const here = this.#routes.filter(({ pattern }) => pattern.test(url.pathname));
    if (here.length === 0) throw new Refusal(404, 'Not found.');
    const route = here.find((candidate) => candidate.method === method);
    if (!route) throw new Refusal(405, 'Method not allowed.');
    if (route.service) this.#tokens.require(route.service, request);
    const params = decodeParams(route.pattern.exec(url.pathname)?.groups);
    return route.answer({ request, url, params });
  }
}
