import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Shared by the commands. Plain JavaScript without dependencies: they run before anything is
 * installed, on any version of Node.
 */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = path.join(ROOT, 'node_modules', '.bin');

/** The environment of every started program: the project's own Node and tools come first. */
export const ENVIRONMENT = {
  ...process.env,
  PATH: `${BIN}${path.delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: '1',
};

/** @param {string} text */
export function say(text) {
  console.info(`\n› ${text}`);
}

/**
 * Starts a program in the project's folder.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function start(command, args, options) {
  return spawn(command, args, { cwd: ROOT, env: ENVIRONMENT, stdio: 'inherit', ...options });
}

/**
 * Runs a program to its end and returns its exit code.
 * @param {Parameters<typeof start>} program
 * @returns {Promise<number>}
 */
export async function run(...program) {
  const [code] = await once(start(...program), 'exit').catch(() => [127]);
  return code ?? 1;
}

/**
 * Runs a program to its end and returns its output, so that programs that run at the same time can be
 * printed one after the other.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions['env']} [env]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runQuietly(command, args, env = ENVIRONMENT) {
  return new Promise((resolve) => {
    let output = '';
    const child = start(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', ({ message }) => resolve({ ok: false, output: message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Installs the dependencies when they differ from the lock file. */
export async function installDependencies() {
  if (isInstalled()) return;
  say('Installing dependencies (npm ci)');
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) fail('The dependencies could not be installed.');
}

/** Compares the lock file with the one that npm stores of what it installed. */
function isInstalled() {
  /** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
  const packages = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages;
  try {
    const installed = packages('node_modules/.package-lock.json');
    return Object.entries(packages('package-lock.json')).every(
      ([name, { version, optional }]) =>
        name === '' || optional || installed[name]?.version === version,
    );
  } catch {
    return false;
  }
}

/**
 * Ends the command with a one-line message.
 * @param {string} text
 * @returns {never}
 */
export function fail(text) {
  console.error(`\n✗ ${text}`);
  process.exit(1);
}

/**
 * Ends the command when a port is in use, and says which variable changes it.
 * @param {number} port
 * @param {string} variable
 */
export async function requirePort(port, variable) {
  const probe = createServer().listen(port);
  const free = await once(probe, 'listening').catch(() => null);
  if (!free) fail(`Port ${port} is taken. Free it, or choose another one: ${variable}=… npm run …`);
  await once(probe.close(), 'close');
}
