import { defineHandler } from '@/lib/page/define-handler';
import { missingPage } from '@/lib/page/outcomes';
import { env } from '@/lib/platform/env';

export const dynamic = 'force-dynamic';

/** `GET /indexnow.txt`: the key with which search engines verify this site's notifications. */
export const GET = defineHandler(async () => {
  const key = env().INDEXNOW_KEY ?? missingPage('no key');
  return new Response(key, {
    headers: { 'Content-Type': 'text/plain', 'X-Robots-Tag': 'noindex' },
  });
});
