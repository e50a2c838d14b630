import type { IncomingMessage } from 'node:http';
import { processWide } from '../process/process-wide.ts';
import type { RequestDescription } from '../routes/describe-request.ts';
import type { RequestContext } from './request-context.ts';

/** What the site, which Next bundles, gives to the server, which is outside of the bundles. */
export type SiteParts = {
  /** Resolves the address of a request, once. */
  describe: (request: IncomingMessage) => RequestDescription;
  /** Called with the context of each request before it is answered. */
  watch: (context: RequestContext) => void;
  /** The page for one that broke while it was rendered, in its language, and its policy. */
  failurePage: (description?: RequestDescription) => string;
  failurePolicy: string;
};

function handover(): PromiseWithResolvers<SiteParts> {
  return processWide('site-parts', () => Promise.withResolvers<SiteParts>());
}

/** Gives the server the parts of the site; called at startup. */
export function handOver(parts: SiteParts) {
  handover().resolve(parts);
}

/** Resolves once the site has given them. */
export function siteParts(): Promise<SiteParts> {
  return handover().promise;
}
