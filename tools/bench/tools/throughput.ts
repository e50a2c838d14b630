import path from 'node:path';
import { output } from './processes.ts';

const SCRIPT = path.join(import.meta.dirname, 'whole-answers.lua');
const CONNECTIONS = 16;

/**
 * Responses per second to 16 connections that accept gzip. Throws when a response is not 200, or
 * shorter than the first by more than 2 %: a fast wrong response is no result.
 */
async function throughput(url: string, seconds: number): Promise<number> {
  const text = await output('wrk', [
    ...['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s', '-s', SCRIPT, url],
  ]);
  const [, rate, bad] = /rate (\S+) bad (\d+)/.exec(text) ?? [];
  if (!rate || bad !== '0') throw new Error(`${url}: answers that are not whole:\n${text}`);
  return Number(rate);
}

/** Measures the URLs in rounds, so that each is measured once before any is measured again. */
export async function alternating<Name extends string>(
  urls: Readonly<Record<Name, string>>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<Name, number>> {
  const names = Object.keys(urls) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (const name of names) await throughput(urls[name], 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) rates[name]?.push(await throughput(urls[name], seconds));
  }
  const medians = names.map((name) => [name, median(rates[name] ?? [])]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
