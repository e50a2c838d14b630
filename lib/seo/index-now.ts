import 'server-only';
import { env } from '../platform/env';
import { absoluteUrl } from '../site';

const TIMEOUT_MS = 5_000;

/** The protocol's limit per request. */
const MAX_URLS = 10_000;

/** The file in which search engines verify the key. */
const KEY_PATH = '/indexnow.txt';

/**
 * Notifies search engines of changed pages by IndexNow, if a key is configured. Returns whether it
 * succeeded. Failures are only logged, as no caller waits for the result.
 */
export async function announceChanges(urls: readonly string[]): Promise<boolean> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL, SITE_URL } = env();
  if (!key || urls.length === 0) return false;
  const { host } = new URL(SITE_URL);
  const submission = {
    host,
    key,
    keyLocation: absoluteUrl(KEY_PATH),
    urlList: urls.slice(0, MAX_URLS),
  };
  try {
    const answer = await fetch(INDEXNOW_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(submission),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!answer.ok) console.warn(`IndexNow answered ${answer.status}`);
    return answer.ok;
  } catch (error) {
    console.warn(`IndexNow cannot be reached: ${String(error)}`);
    return false;
  }
}
