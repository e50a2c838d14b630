import 'server-only';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { processWide } from '../process/process-wide';
import { secondsToWait } from '../process/seconds-to-wait';
import { BusyError, Semaphore } from '../process/semaphore';
import { heldUntilSent } from '../server/request-context';

const { slots, begun } = processWide('downloads', () => ({
  slots: new Semaphore(4, { mostOfClient: 2, mostOfKey: 1 }),
  begun: new RateLimiterMemory({ points: 10, duration: 60 }),
}));

/**
 * Takes one of the few download slots of this process for the current request: one per talent, two per
 * client, who may start ten a minute. @throws BusyError
 */
export async function takeDownloadSlot(talent: number, client: string | null): Promise<void> {
  heldUntilSent(await slots.acquire({ client, key: talent }));
  const seconds = client === null ? 0 : await secondsToWait(begun, client);
  if (seconds > 0) throw new BusyError(429, seconds);
}
