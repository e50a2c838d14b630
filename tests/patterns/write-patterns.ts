import { patternsOfSources, readVerdicts, verdictsOf, writeVerdicts } from './patterns.ts';

/** `npm run patterns`: checks the patterns that are not listed, and lists them if all are safe. */
const listed = readVerdicts();
const { patterns } = patternsOfSources();
const added = await verdictsOf(patterns.filter((pattern) => !(pattern in listed)));
const unsafe = Object.entries(added).filter(([, verdict]) => verdict !== 'safe');
for (const [pattern, verdict] of unsafe) console.error(`${verdict}: ${pattern}`);
if (unsafe.length > 0) process.exitCode = 1;
else {
  const verdicts = patterns.map((pattern) => [pattern, listed[pattern] ?? added[pattern] ?? '']);
  writeVerdicts(Object.fromEntries(verdicts));
  console.info(`${patterns.length} patterns, ${Object.keys(added).length} of them new`);
}
