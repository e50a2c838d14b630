import type { Answer } from './answer.ts';
import type { Call } from './call.ts';
import type { Service } from './credentials.ts';

export type Route = {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:name` matches one segment, `*name` the rest of the path. */
  path: string;
  /** The service whose token the call must carry; none for sign-ins, files and controls. */
  service?: Service;
  answer(call: Call): Answer | Promise<Answer>;
};
