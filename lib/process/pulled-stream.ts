import 'server-only';

type Source = {
  /** The next chunk; null at the end. */
  next: () => Promise<Uint8Array | null>;
  cancel: (reason: unknown) => void | Promise<void>;
  /** Called once the stream has ended, failed or been canceled. */
  over?: () => void;
};

/**
 * A stream that asks for a chunk only once the previous one was consumed, so that a slow visitor slows
 * down the source.
 */
export function pulledStream({ next, cancel, over }: Source): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const chunk = await next();
          if (chunk) return controller.enqueue(chunk);
          over?.();
          controller.close();
        } catch (error) {
          over?.();
          throw error;
        }
      },
      cancel(reason) {
        over?.();
        return cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** The same stream; calls `over` once it has ended, failed or been canceled. */
export function whenOver(
  source: ReadableStream<Uint8Array>,
  over: () => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  return pulledStream({
    next: async () => (await reader.read()).value ?? null,
    cancel: (reason) => reader.cancel(reason),
    over,
  });
}
