import { START_COMMAND } from './start-command.mjs';
import { ENVIRONMENT, fail, installDependencies, requirePort, run, say, start } from './step.mjs';

/**
 * The site with the stand-in back office behind it, until Ctrl-C. `demo` builds it and serves the
 * build, `dev` serves the sources with hot reload. Ports: PORT (3000) and PANEL_PORT (4010).
 */
const mode = process.argv[2] === 'dev' ? 'dev' : 'demo';
const sitePort = Number(process.env.PORT ?? 3000);
const panelPort = Number(process.env.PANEL_PORT ?? 4010);
const siteUrl = `http://localhost:${sitePort}`;
const panelUrl = `http://127.0.0.1:${panelPort}`;

await requirePort(sitePort, 'PORT');
await requirePort(panelPort, 'PANEL_PORT');
await installDependencies();
if (mode === 'demo') {
  say('Building the site (npm run build)');
  if ((await run('npm', ['run', 'build'])) !== 0) fail('The build failed.');
}

say('Starting the stand-in back office');
const panel = start('node', ['tests/demo-panel/server.ts', '--port', String(panelPort)]);
const env = {
  ...ENVIRONMENT,
  PANEL_URL: panelUrl,
  INTEGRATION_URL: panelUrl,
  PANEL_SALT: 'demo-panel-salt',
  PANEL_API_KEY: 'demo-panel-key',
  INTEGRATION_SALT: 'demo-integration-salt',
  INTEGRATION_API_KEY: 'demo-integration-key',
  SITE_URL: siteUrl,
  VIDEO_STILLS_URL: panelUrl,
};
say(mode === 'demo' ? 'Starting the production server' : 'Starting the development server');
const [program, ...args] =
  mode === 'demo' ? START_COMMAND : ['next', 'dev', '--port', String(sitePort)];
const site = start(program, args, {
  env: { ...env, PORT: String(sitePort) },
  stdio: ['ignore', mode === 'demo' ? 'ignore' : 'inherit', 'inherit'],
});

const children = [panel, site];
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
// npm ends on a signal of its own without passing it on, and would leave both servers behind.
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
  say(`The back office that stands in: ${panelUrl} (what it received: ${panelUrl}/outbox)`);
  say('Ctrl-C ends both.');
}
