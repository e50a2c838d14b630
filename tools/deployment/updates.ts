import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORDS } from './builds.ts';
import { BUILD, fillIn, place, type Run, roadOf, wordOf } from './road.ts';
import { filesOf } from './visitors.ts';

const UPDATE = 'deploy/update.sh .next/standalone';

/** A line of the section on updates. @throws if it is not there */
function documented({ versions }: Run, line: string): string {
  if (roadOf(versions.second, 'Update').includes(line)) return line;
  throw new Error(`docs/operations.md has no line ${line}`);
}

/** The second version, while visitors are on the site and one has a tab open; then the files of `deploy`. */
export async function update(run: Run): Promise<void> {
  const { machine, site, versions, report } = run;
  const before = await wordOf(site);
  const tab = filesOf((await site.get('/')).body.toString());
  place(run, versions.second);
  const visits = await site.visitedWhile(() => machine.sh(documented(run, UPDATE)));
  const after = await wordOf(site);
  report.unnoticed('an update', `"${before}" became "${after}"`, visits);
  report.expect(before === WORDS.first && after === WORDS.second, 'the update is seen on the page');
  const statuses = await Promise.all(tab.map(async (file) => (await site.get(file)).status));
  const missing = statuses.filter((status) => status !== 200).length;
  report.row('a tab opened before the update', `${missing} of its ${tab.length} files missing`);
  report.expect(tab.length > 2 && missing === 0, 'an open tab still has its files');
  const copies = roadOf(versions.second, 'Install').filter((line) => /^(cp|nginx) /.test(line));
  const later = copies.filter((line) => !line.includes('machine.conf'));
  const reloads = ['systemctl daemon-reload', 'systemctl reload nginx', 'sleep 5'];
  const meanwhile = await site.visitedWhile(() => machine.sh([...later, ...reloads].join(' && ')));
  report.unnoticed("the new version's unit and files of nginx", await wordOf(site), meanwhile);
}

/** The version before, by hand, and the newer one again. */
export async function rollBack(run: Run): Promise<void> {
  const { machine, site, report } = run;
  const line = documented(run, 'deploy/update.sh /srv/vitrine-previous');
  for (const wanted of [WORDS.first, WORDS.second]) {
    const visits = await site.visitedWhile(() => machine.sh(line));
    const word = await wordOf(site);
    report.unnoticed(line, `"${word}"`, visits);
    report.expect(word === wanted, `the page says ${wanted}`);
  }
}

/** Another name of the site, in the machine's file of variables. */
export async function changeVariable(run: Run): Promise<void> {
  const { machine, site, report } = run;
  fillIn(run, { SITE_NAME: "'Um $ Nome'" });
  const line = documented(run, 'deploy/update.sh /srv/vitrine');
  const visits = await site.visitedWhile(() => machine.sh(line));
  const title = /<title>([^<]*)/.exec((await site.get('/')).body.toString())?.[1] ?? '';
  report.unnoticed('a change of /etc/vitrine.env', `the title is "${title}"`, visits);
  report.expect(title.includes('Um $ Nome'), 'a changed variable is seen on the page');
}

/** A version whose server ends at once: the update goes back by itself. */
export async function brokenUpdate(run: Run): Promise<void> {
  const { machine, site, report } = run;
  const build = path.join(machine.root, BUILD);
  writeFileSync(path.join(build, 'server.mjs'), 'process.exit(7);\n');
  writeFileSync(path.join(build, 'VERSION'), 'broken\n');
  let status = 0;
  const visits = await site.visitedWhile(async () => {
    const ended = await machine.attempt(UPDATE);
    status = ended.status;
    report.say(ended.output);
  });
  const saw = `the update ended with ${status}; "${await wordOf(site)}"`;
  report.unnoticed('an update to a version that does not start', saw, visits);
  report.expect(status !== 0, 'an update to a version that does not start says so');
}
