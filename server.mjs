// What every way to run the site starts. Its name never changes: an installed unit starts older and
// newer versions. Plain JavaScript, so that a Node that cannot run the site ends with one line.
const MIN_NODE = 24;

// Before the import: an older Node would start, and then answer some requests with 500.
if (Number.parseInt(process.versions.node, 10) < MIN_NODE) {
  console.error(
    `This site needs Node ${MIN_NODE} or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
// Some distributions build Node without it.
if (!process.features.typescript) {
  console.error(
    'This site needs a Node with TypeScript, such as those of nodejs.org and NodeSource.',
  );
  process.exit(1);
}
await import('./lib/server/start.ts');
