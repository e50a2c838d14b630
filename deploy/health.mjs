/** Ends with 0 when the instance of this container answers, for the check of its engine. */
const url = `http://127.0.0.1:${process.env.PORT || 3000}/api/health`;
const answer = await fetch(url, { signal: AbortSignal.timeout(2_500) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
