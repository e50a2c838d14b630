export type Once<T> = {
  load: () => Promise<T>;
  /** What was loaded; null before that. */
  ready: () => T | null;
};

/** Loads something once: callers share the promise. A failure is forgotten, so the next call retries. */
export function once<T>(load: () => Promise<T>): Once<T> {
  let loading: Promise<T> | null = null;
  let loaded: T | null = null;
  const begin = async () => {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  };
  return {
    load: () => {
      loading ??= begin();
      return loading;
    },
    ready: () => loaded,
  };
}
