import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tests/fixtures/site-process.ts';
import { type Driver, type Key, SIZES, type Size } from './driver.ts';
import { startSession, type WebElement } from './webdriver-session.ts';

const KEYS: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Shrinks the tool bar of the window, which would prevent the width of a phone. */
const NO_TOOL_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Starts a virtual display and returns its number. */
async function startScreen(): Promise<{ screen: ChildProcess; number: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe');
  const [number] = (await Promise.race([once(pipe, 'data'), once(screen, 'exit')])) as [Buffer];
  return { screen, number: String(number).trim() };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** WebKitGTK's MiniBrowser, through WebDriver. */
export async function startWebkit(size: Size): Promise<Driver<WebElement>> {
  const { screen, number } = await startScreen();
  const settings = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(settings, 'gtk-3.0'));
  await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), NO_TOOL_BAR);
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: settings,
    },
    stdio: 'ignore',
  });
  const session = await startSession(port, {
    // A maximized window has no frame; its size is set next.
    'webkitgtk:browserOptions': {
      binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      args: ['--automation', '--full-screen'],
    },
  });
  await session.post('/window/rect', { x: 0, y: 0, ...SIZES[size] });
  const { post, find, ask, about } = session;
  const typed = (element: WebElement, text: string) =>
    post(`/element/${element.id}/value`, { text });
  return {
    open: (url) => post('/url', { url }),
    ask,
    find,
    about,
    click: ({ id }) => post(`/element/${id}/click`),
    type: typed,
    attach: typed,
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }));
      await post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    back: () => post('/back'),
    picture: session.picture,
    // Its protocol reports none; the page reports those that reach a script.
    complaints: () => [],
    async close() {
      await session.end();
      await end(server);
      await end(screen);
      await rm(settings, { recursive: true, force: true });
    },
  };
}
