/** The key under which the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const MAX_WAIT_MS = 60_000;

export type WebElement = { id: string };
type Reference = Record<typeof ELEMENT, string>;

/** @throws the error of the protocol, with its message */
async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(MAX_WAIT_MS),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}, ${value.message}`);
  return value;
}

/** Waits until the server responds. */
async function ready(url: string): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS;
  while (!(await fetch(`${url}/status`).catch(() => null))) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts a session of WebDriver (https://www.w3.org/TR/webdriver2/) with the server on a local
 * port, and a browser with these capabilities.
 */
export async function startSession(port: number, alwaysMatch: Record<string, unknown>) {
  const server = `http://127.0.0.1:${port}`;
  await ready(server);
  const started = await call('POST', `${server}/session`, { capabilities: { alwaysMatch } });
  const base = `${server}/session/${(started as { sessionId: string }).sessionId}`;

  const post = async (command: string, body: object = {}) => {
    await call('POST', base + command, body);
  };
  const run = (inPage: (...args: never[]) => unknown, args: unknown[]) => {
    const script = `return (${inPage}).apply(null, arguments)`;
    return call('POST', `${base}/execute/sync`, { script, args });
  };
  return {
    post,
    async ask<Args extends unknown[], Answer>(question: (...args: Args) => Answer, ...args: Args) {
      return (await run(question, args)) as Answer;
    },
    async find<Args extends unknown[]>(finder: (...args: Args) => Element | null, ...args: Args) {
      const found = (await run(finder, args)) as Reference | null;
      return found && { id: found[ELEMENT] };
    },
    async about<Args extends unknown[], Answer>(
      { id }: WebElement,
      question: (element: Element, ...args: Args) => Answer,
      ...args: Args
    ) {
      return (await run(question, [{ [ELEMENT]: id }, ...args])) as Answer;
    },
    async picture(): Promise<Uint8Array> {
      return Buffer.from((await call('GET', `${base}/screenshot`)) as string, 'base64');
    },
    async end() {
      await call('DELETE', base);
    },
  };
}
