/**
 * The health check of a container: exits with 0 if its instance is ready. `compose up --wait`
 * depends on it, so that an update during an outage stops at the first instance.
 */
const url = `http://127.0.0.1:${process.env.PORT || 3000}/api/ready`;
const answer = await fetch(url, { signal: AbortSignal.timeout(4_500) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
