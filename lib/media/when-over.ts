import 'server-only';

/** Wraps a stream. Calls `then` once it has ended, failed or been canceled. */
export function whenOver(
  source: ReadableStream<Uint8Array>,
  then: () => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          then();
          controller.close();
        } catch (error) {
          then();
          controller.error(error);
        }
      },
      async cancel(reason) {
        then();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
