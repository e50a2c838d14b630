import { ServerResponse } from 'node:http';
import { failurePage } from './failure-page.mjs';
import { UNINDEXED, uncachedHeaders } from './page-cache/cache-headers.mjs';
import { completeHeaders, lacksPolicy } from './security-headers.mjs';

/**
 * The response of this server to every request: those that Node answers itself included. Its status
 * and headers are completed in `writeHead`, which Next, its compression and Node all call.
 */
export class SiteResponse extends ServerResponse {
  /**
   * Undefined for what Node answers itself.
   * @type {import('./request-context.mjs').RequestContext | undefined}
   */
  context;

  /** @type {string | undefined} a page that is sent in place of Next's */
  #instead;

  /**
   * @param {number} status
   * @param {unknown[]} rest
   * @override
   */
  writeHead(status, ...rest) {
    const final = this.#pageStatus(status);
    this.#replaceFault(final);
    // Next copies the headers of a page to the data that the router fetches of it.
    if (this.getHeader('content-type') === 'text/x-component') {
      this.removeHeader('etag');
      this.removeHeader('last-modified');
    }
    completeHeaders(this.req, this, final, this.context?.route);
    return Reflect.apply(super.writeHead, this, [final, ...rest]);
  }

  /**
   * Writes a status and headers that are complete.
   * @param {number} status
   * @param {string[]} headers alternating names and values
   */
  writeComplete(status, headers) {
    super.writeHead(status, headers);
  }

  /**
   * @param {unknown[]} rest
   * @override
   */
  write(...rest) {
    this.#replaceFault(this.statusCode);
    return this.#instead === undefined ? Reflect.apply(super.write, this, rest) : true;
  }

  /**
   * @param {unknown[]} rest
   * @override
   */
  end(...rest) {
    this.#replaceFault(this.statusCode);
    return Reflect.apply(super.end, this, this.#instead === undefined ? rest : [this.#instead]);
  }

  /**
   * Sets the headers that the page asks for, and returns its status. A page of the page cache is
   * stored with both.
   * @param {number} status Next's
   */
  #pageStatus(status) {
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
   * @param {number} status
   */
  #replaceFault(status) {
    if (status !== 500 || this.headersSent || this.#instead !== undefined || !lacksPolicy(this)) {
      return;
    }
    const page = failurePage(String(this.getHeader('content-language') ?? ''));
    if (!page) return;
    const { html, policy } = page;
    this.#instead = html;
    this.removeHeader('content-encoding');
    this.setHeader('content-length', Buffer.byteLength(html));
    this.setHeader('content-security-policy', policy);
  }
}
