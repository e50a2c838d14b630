import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
/**
 * The folder for builds and downloads of the bench, outside of the repository, one per checkout.
 */
export const WORKSHOP = path.join(tmpdir(), `vitrine-bench-${ROOT.replaceAll(/\W+/g, '-')}`);

/** Runs a program to its end and returns its output. Throws, with its errors, when it fails. */
export async function output(command: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${errors}`);
  return text;
}

/** Waits until a URL responds; throws when the program behind it ends first. */
export async function answering(url: string, child: ChildProcess): Promise<void> {
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`the server for ${url} ended`);
    await pause(100);
  }
}

/** Stops a program that the bench started. */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Resident memory of a process, in bytes. */
function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}

/** Watches the memory of a process; the returned function stops that and returns the peak. */
export function watchMemory(pid: number): () => number {
  let peak = memoryOf(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 50);
  return () => {
    clearInterval(timer);
    return Math.max(peak, memoryOf(pid));
  };
}
