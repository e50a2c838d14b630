import type { Service } from './credentials.ts';

/** One call to the services; `status` is 0 when it was left unanswered on purpose. */
export type LoggedCall = {
  method: string;
  /** With its query. */
  path: string;
  service: Service | null;
  status: number;
  /** Milliseconds since the epoch. */
  at: number;
};

/** The stand-in's own pages and controls neither fail nor appear in the log. */
export function isLogged(pathname: string): boolean {
  return pathname.startsWith('/api/') || pathname.startsWith('/storage/');
}
