import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { startNginx } from '../../../tests/fixtures/nginx.ts';
import { freePort } from '../../../tests/fixtures/site-process.ts';

/**
 * Starts nginx with the shipped configuration in front of some instances. At `file` the same nginx
 * serves `page` from its folder, precompressed: the upper bound of its speed.
 */
export async function startNginxBesideFile(instances: readonly string[], page: Buffer) {
  const port = await freePort();
  const nginx = await startNginx(instances, {
    // Rate limits are per client, and each request of the measurement names another one.
    behindCdn: true,
    more: (folder) => `server {
      listen 127.0.0.1:${port};
      root ${folder}/file;
      gzip_static always;
      default_type text/html;
    }`,
  });
  mkdirSync(path.join(nginx.folder, 'file'));
  writeFileSync(path.join(nginx.folder, 'file/page.html.gz'), gzipSync(page, { level: 6 }));
  return { ...nginx, file: `http://127.0.0.1:${port}/page.html` };
}

/**
 * Starts nginx with the shipped configuration, TLS and HTTP/2, in front of the site at `instance`. The
 * same nginx also proxies the site at `neighbor`; the returned `neighbor` is the URL of that proxy.
 */
export async function startTlsNginx(instance: string, neighbor: string) {
  const port = await freePort();
  const nginx = await startNginx([instance], {
    tls: true,
    more: (folder) => `server {
      listen 127.0.0.1:${port} ssl http2;
      ssl_certificate ${folder}/fullchain.pem;
      ssl_certificate_key ${folder}/privkey.pem;
      location / {
        proxy_pass ${new URL(neighbor).origin};
        proxy_http_version 1.1;
      }
    }`,
  });
  return { ...nginx, neighbor: `https://127.0.0.1:${port}` };
}
