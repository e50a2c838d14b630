// What every way to run the site starts. Its name never changes: an installed unit starts older and
// newer versions.
import './lib/server/start.mjs';
