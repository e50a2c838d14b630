import { ServerResponse } from 'node:http';
import { UNINDEXED, uncachedHeaders } from './page-cache/cache-headers.ts';
import type { RequestContext } from './request-context.ts';
import { completeHeaders, lacksPolicy } from './security-headers.ts';
import type { SiteParts } from './site-parts.ts';

/**
 * The response of this server to every request: those that Node answers itself included. Its status
 * and headers are completed in `writeHead`, which Next, its compression and Node all call.
 */
export class SiteResponse extends ServerResponse {
  /** Undefined for what Node answers itself. */
  context: RequestContext | undefined;
  site: SiteParts | undefined;

  /** A page that is sent in place of Next's. */
  #instead: string | undefined;

  override writeHead(status: number, ...rest: unknown[]) {
    const final = this.#pageStatus(status);
    this.#replaceFault(final);
    // Next copies the headers of a page to the data that the router fetches of it.
    if (this.getHeader('content-type') === 'text/x-component') {
      this.removeHeader('etag');
      this.removeHeader('last-modified');
    }
    completeHeaders(this.req, this, final, this.context?.description.label);
    return Reflect.apply(super.writeHead, this, [final, ...rest]);
  }

  /**
   * Writes a status and headers that are complete.
   * @param headers alternating names and values
   */
  writeComplete(status: number, headers: string[]) {
    super.writeHead(status, headers);
  }

  override write(...rest: unknown[]) {
    this.#replaceFault(this.statusCode);
    return this.#instead === undefined ? Reflect.apply(super.write, this, rest) : true;
  }

  override end(...rest: unknown[]) {
    this.#replaceFault(this.statusCode);
    return Reflect.apply(super.end, this, this.#instead === undefined ? rest : [this.#instead]);
  }

  /**
   * Sets the headers that the page asks for, and returns its status. A page of the page cache is
   * stored with both.
   * @param status Next's
   */
  #pageStatus(status: number) {
    const { page = {}, storedAs } = this.context ?? {};
    if (storedAs !== undefined) return status;
    const final = status === 200 ? (page.status ?? 200) : status;
    for (const [name, value] of Object.entries(uncachedHeaders(final, page))) {
      this.setHeader(name, value);
    }
    if (page.noindex) this.setHeader('x-robots-tag', UNINDEXED);
    return final;
  }

  /**
   * Replaces Next's page for a cacheable page that broke: it is blank without script. A page that is
   * rendered per request has a policy, and shows the site's own screen.
   */
  #replaceFault(status: number) {
    if (status !== 500 || this.headersSent || this.#instead !== undefined || !lacksPolicy(this)) {
      return;
    }
    if (!this.site) return;
    const html = this.site.failurePage(this.context?.description);
    this.#instead = html;
    this.removeHeader('content-encoding');
    this.setHeader('content-length', Buffer.byteLength(html));
    this.setHeader('content-security-policy', this.site.failurePolicy);
  }
}
