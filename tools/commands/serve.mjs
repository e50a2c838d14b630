import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { DEMO_AGENCY } from './demo-agency.mjs';
import { START_COMMAND } from './start-command.mjs';
import {
  ENVIRONMENT,
  fail,
  installDependencies,
  ROOT,
  requirePort,
  run,
  say,
  start,
} from './step.mjs';

/**
 * Runs the site and the stand-in back office until Ctrl-C. `demo` builds it and serves the
 * build, `dev` serves the sources with hot reload. Ports: PORT (3000) and PANEL_PORT (4010).
 *
 * `demo -- --built` serves the last build.
 *
 * `dev` without it does not start the stand-in when `PANEL_URL`, in the environment or `.env.local`,
 * names another panel.
 */
const mode = process.argv[2] === 'dev' ? 'dev' : 'demo';
const { built } = parseArgs({
  args: process.argv.slice(3),
  options: { built: { type: 'boolean', default: false } },
}).values;
const sitePort = Number(process.env.PORT ?? 3000);
const panelPort = Number(process.env.PANEL_PORT ?? 4010);
const siteUrl = `http://localhost:${sitePort}`;
const standIn = `http://127.0.0.1:${panelPort}`;
const ownPanel = mode === 'dev' ? namedPanel() : undefined;

await requirePort(sitePort, 'PORT');
if (!ownPanel) await requirePort(panelPort, 'PANEL_PORT');
await installDependencies();
if (mode === 'demo' && !built) {
  say('Building the site (npm run build)');
  if ((await run('npm', ['run', 'build'])) !== 0) fail('The build failed.');
}

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
/** @type {NodeJS.ProcessEnv} */
let env = { ...ENVIRONMENT, PORT: String(sitePort) };
if (ownPanel) say(`The back office: ${ownPanel}`);
else {
  say('Starting the stand-in back office');
  children.push(start('node', ['tests/demo-panel/server.ts', '--port', String(panelPort)]));
  env = {
    ...env,
    PANEL_URL: standIn,
    INTEGRATION_URL: standIn,
    PANEL_SALT: 'demo-panel-salt',
    PANEL_API_KEY: 'demo-panel-key',
    INTEGRATION_SALT: 'demo-integration-salt',
    INTEGRATION_API_KEY: 'demo-integration-key',
    SITE_URL: siteUrl,
    VIDEO_STILLS_URL: standIn,
    ...DEMO_AGENCY,
  };
}
say(mode === 'demo' ? 'Starting the production server' : 'Starting the development server');
const [program, ...args] = mode === 'demo' ? START_COMMAND : ['node', 'server.mjs', '--dev'];
const site = start(program, args, {
  env,
  stdio: ['ignore', mode === 'demo' ? 'ignore' : 'inherit', 'inherit'],
});
children.push(site);
let ending = false;

/** @param {number} code */
async function end(code) {
  if (ending) return;
  ending = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  const gone = running.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of running) child.kill('SIGTERM');
  const late = setTimeout(() => {
    for (const child of running) child.kill('SIGKILL');
  }, 3_000);
  await Promise.all(gone);
  clearTimeout(late);
  process.exit(code);
}

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
// npm can exit on a signal without forwarding it, which would orphan both servers. So poll the parent
// pid, and stop when npm is gone.
const npm = process.ppid;
setInterval(() => process.ppid !== npm && end(0), 500).unref();
for (const child of children) child.on('exit', () => end(1));

while (!ending) {
  const answer = await fetch(siteUrl, { redirect: 'manual' }).catch(() => null);
  if (answer) break;
  await new Promise((resolve) => setTimeout(resolve, 200));
}
if (!ending) {
  say(`The site: ${siteUrl}`);
  if (!ownPanel) say(`The stand-in: ${standIn} (what it received: ${standIn}/outbox)`);
  say('Ctrl-C ends everything.');
}

/** The URL of a panel other than the stand-in's, if one is configured. */
function namedPanel() {
  const file = path.join(ROOT, '.env.local');
  const variables = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const url = process.env.PANEL_URL ?? variables.PANEL_URL;
  return url && url !== standIn ? url : undefined;
}
