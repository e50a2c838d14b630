// What every way to run the site starts. Its name never changes: an installed unit starts older and
// newer versions.
const MIN_NODE = 24;

// Before the import: an older Node would start, and then answer some requests with 500.
if (Number.parseInt(process.versions.node, 10) < MIN_NODE) {
  console.error(
    `This site needs Node ${MIN_NODE} or newer; this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
await import('./lib/server/start.mjs');
