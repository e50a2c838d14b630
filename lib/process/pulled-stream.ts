import 'server-only';

type Source = {
  /** The next chunk; null at the end. */
  next: () => Promise<Uint8Array | null>;
  cancel: () => void;
};

/**
 * A stream that asks for a chunk only once the previous one was consumed, so that a slow visitor slows
 * down the source.
 */
export function pulledStream({ next, cancel }: Source): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = await next();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
}
