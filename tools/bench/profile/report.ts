import type { Coverage } from './coverage.ts';
import type { MainThread } from './main-thread.ts';
import type { ByKind } from './server.ts';
import type { Weight } from './weight.ts';

export type PageProfile = {
  name: string;
  thread: MainThread;
  coverage: { framework: Coverage; own: Coverage };
  weight: Weight;
};
export type ServerProfile = { name: string; perSecond: number; shares: ByKind; bytes: ByKind };

const ms = (value: number) => value.toFixed(0);
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[][]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function threadTable(pages: readonly Pick<PageProfile, 'name' | 'thread'>[]): string {
  const head = [
    'page',
    ...['scripts', 'style, layout', 'paint', 'HTML', 'memory', 'other'],
    ...['longest task', 'blocking, 4 × slower'],
  ];
  return table(
    head,
    pages.map(({ name, thread }) => [
      name,
      ...[thread.scripts, thread.styleAndLayout, thread.paint, thread.html].map(ms),
      ...[thread.collection, thread.other, thread.longest, thread.blocking].map(ms),
    ]),
  );
}

function coverageTable(pages: readonly PageProfile[]): string {
  return table(
    ['page', 'React and Next', 'of it has run', 'the site’s own', 'of it has run'],
    pages.map(({ name, coverage: { framework, own } }) => [
      name,
      ...[kilobytes(framework.bytes), percent(framework.ranShare)],
      ...[kilobytes(own.bytes), percent(own.ranShare)],
    ]),
  );
}

function weightTable(pages: readonly PageProfile[]): string {
  return table(
    ['page', 'HTML', 'style', 'scripts', 'faces', 'pictures', 'data'],
    pages.map(({ name, weight }) => [
      name,
      ...[weight.document, weight.stylesheet, weight.script].map(kilobytes),
      ...[weight.font, weight.image, weight.fetch].map(kilobytes),
    ]),
  );
}

function serverTable(servers: readonly ServerProfile[]): string {
  const kinds = [...new Set(servers.flatMap(({ shares }) => Object.keys(shares)))];
  const cell = (kind: string, { shares, bytes, perSecond }: ServerProfile) => {
    const { [kind]: share = 0 } = shares;
    const time = `${((share * 1000) / perSecond).toFixed(2)} ms`;
    return `${percent(share)}, ${time}, ${kilobytes(bytes[kind] ?? 0)}`;
  };
  return table(
    ['', ...servers.map(({ name, perSecond }) => `${name}, ${ms(perSecond)}/s`)],
    kinds.map((kind) => [kind, ...servers.map((server) => cell(kind, server))]),
  );
}

/** The tables of `profile.md`. */
export function profileReport(
  pages: readonly PageProfile[],
  letter: MainThread,
  servers: readonly ServerProfile[],
) {
  const parts = [
    '# Where the time goes',
    'Written by `npm run bench -- --profile`.',
    '## The main thread of a first visit',
    'Milliseconds on the processor of this machine, not slowed, on the first visit of a phone, until the network is quiet; the median of the visits. Blocking: of each task, four times as long, what exceeds 50 ms, as Lighthouse computes it.',
    threadTable(pages),
    '## The main thread from a letter to its list, 10,000 talents',
    'The mean of the clicks, at 1440 × 900, not slowed; what was done between the clicks counts too.',
    threadTable([{ name: 'a letter', thread: letter }]),
    '## Bytes of a first visit',
    'Over the wire until the network is quiet, headers included: pictures near the window are in it.',
    weightTable(pages),
    '## Scripts of a first visit, and what of them has run',
    'Gzipped at level 9; shares of the characters.',
    coverageTable(pages),
    '## The server under load',
    'While wrk asks with 16 connections: shares of the CPU profile, milliseconds for each answer (slower than without the profiler), and what each answer allocates in V8’s heap, garbage included (buffers are outside of it).',
    serverTable(servers),
  ];
  return `${parts.join('\n\n')}\n`;
}
