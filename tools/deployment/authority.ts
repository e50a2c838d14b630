import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Machine } from './machine.ts';
import { certbot, type Run } from './road.ts';
import { HOST } from './visitors.ts';

/** What pebble needs: a certificate of its own, and the ports on which it asks the machine. */
const CONFIG = {
  ...{ listenAddress: '127.0.0.1:14000', managementListenAddress: '127.0.0.1:15000' },
  ...{ certificate: '/root/pebble/cert.pem', privateKey: '/root/pebble/key.pem' },
  ...{ httpPort: 80, tlsPort: 443 },
};

/**
 * Starts an authority in the machine: Debian's pebble, which checks challenges as real ones do. The
 * machine trusts it; gives its root certificate.
 */
export async function startAuthority({ root, sh }: Machine): Promise<Buffer> {
  await sh('apt-get install --yes pebble openssl curl');
  await sh('mkdir /root/pebble');
  writeFileSync(path.join(root, 'root/pebble/config.json'), JSON.stringify({ pebble: CONFIG }));
  await sh(
    'openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1' +
      ' -keyout /root/pebble/key.pem -out /root/pebble/cert.pem 2>&1',
  );
  // The name that the certificate is for leads to this machine.
  await sh(`echo "127.0.0.1 ${HOST} www.${HOST}" >> /etc/hosts`);
  await sh(
    'systemd-run --unit=pebble --setenv=PEBBLE_VA_NOSLEEP=1 pebble -config /root/pebble/config.json 2>&1',
  );
  const fetched = 'curl -fsk --retry 5 --retry-connrefused https://127.0.0.1:15000/roots/0';
  await sh(`${fetched} > /usr/local/share/ca-certificates/pebble.crt && update-ca-certificates`);
  return readFileSync(path.join(root, 'usr/local/share/ca-certificates/pebble.crt'));
}

/** HTTPS, its redirect, both address families, and a renewal that nginx serves. */
export async function tls({ machine, site, report }: Run): Promise<void> {
  const { status } = await site.get('/');
  const curl = `curl -gsk -o /dev/null -w '%{http_code} %{redirect_url}'`;
  const redirect = await machine.sh(`${curl} http://${HOST}/sobre`);
  const byIpv6 = await machine.sh(`${curl} --resolve ${HOST}:443:[::1] https://${HOST}/`);
  const before = await serial(machine);
  const visits = await site.visitedWhile(() =>
    machine.sh(certbot('certbot renew --force-renewal --no-random-sleep-on-renew')),
  );
  await machine.sh('sleep 2');
  const after = await serial(machine);
  const saw = `HTTPS ${status}, HTTP ${redirect}, IPv6 ${byIpv6}`;
  report.unnoticed('TLS, then a renewal of the certificate', saw, visits);
  report.expect(
    status === 200 && redirect === `301 https://${HOST}/sobre`,
    'HTTPS answers, HTTP leads to it',
  );
  report.expect(byIpv6.startsWith('200'), 'IPv6 answers');
  report.expect(before !== after, 'the renewed certificate is served');
  const tested = await machine.attempt('nginx -t');
  report.expect(!/warn/.test(tested.output), `nginx has no warnings: ${tested.output.trim()}`);
}

const serial = (machine: Machine) =>
  machine.sh(
    `openssl s_client -connect 127.0.0.1:443 -servername ${HOST} </dev/null 2>/dev/null | openssl x509 -noout -serial`,
  );
