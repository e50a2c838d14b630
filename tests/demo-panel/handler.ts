import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, Refusal } from './answer.ts';
import { answerInstead, deliver } from './delivery.ts';
import type { Faults } from './faults.ts';
import { isLogged, type LoggedCall } from './log.ts';
import type { Router } from './router.ts';

const NO_ANSWER: Answer = { status: 0, headers: {}, body: Buffer.alloc(0) };

type Parts = { router: Router; faults: Faults; log: LoggedCall[]; quiet: boolean };

async function routeAnswer(router: Router, request: IncomingMessage, url: URL): Promise<Answer> {
  try {
    return await router.answer(request, url);
  } catch (error) {
    if (error instanceof Refusal) return error.answer();
    const leftByCaller = (error as NodeJS.ErrnoException).code === 'ECONNRESET';
    if (!leftByCaller) console.error(error);
    return new Refusal(500, 'Server error.').answer();
  }
}

/** Handles one request, with the fault that applies to it. */
export function handlerOf({ router, faults, log, quiet }: Parts) {
  function note(request: IncomingMessage, url: URL, { status, body }: Answer): void {
    if (!isLogged(url.pathname)) return;
    const method = request.method ?? '';
    const path = url.pathname + url.search;
    log.push({ method, path, service: router.serviceOf(url.pathname), status, at: Date.now() });
    // An error of the caller, such as an unknown field, which the site does not show a visitor.
    const why = status === 400 || status === 422 ? ` ${body}` : '';
    if (!quiet) console.info(`${method} ${path} ${status || 'no answer'}${why}`);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = URL.parse(`http://panel${request.url}`) ?? new URL('http://panel');
    const fault = isLogged(url.pathname) ? faults.take(url.pathname) : null;
    if (fault?.kind === 'down' || fault?.kind === 'hang') {
      note(request, url, NO_ANSWER);
      if (fault.kind === 'down') request.socket.destroy();
      return;
    }
    if (fault?.kind === 'slow') await faults.wait(fault.ms ?? 3000);
    const answer = answerInstead(fault) ?? (await routeAnswer(router, request, url));
    // Logged before anything is sent, so a client that has the answer finds the call in the log.
    note(request, url, answer);
    await deliver(response, answer, fault, faults);
  };
}
