import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORDS } from './builds.ts';
import { roadOf } from './operations.ts';
import { BUILD, fillIn, placeBuild, type Run, wordOf } from './roads.ts';
import { filesOf } from './visitors.ts';

const UPDATE = 'deploy/update.sh .next/standalone';

/** A line of the section on updates. @throws if it is not there */
function documented({ builds }: Run, line: string): string {
  if (roadOf(builds.checkout, 'Update').includes(line)) return line;
  throw new Error(`docs/operations.md has no line ${line}`);
}

/** A build that differs in one word, while visitors are on the site and one has a tab open. */
export async function update(run: Run): Promise<void> {
  const { machine, site, builds, report } = run;
  const before = await wordOf(site);
  const tab = filesOf((await site.get('/')).body.toString());
  placeBuild(machine, builds.second);
  const visits = await site.visitedWhile(() => machine.sh(documented(run, UPDATE)));
  const after = await wordOf(site);
  report.row('an update', `"${before}" became "${after}"`, visits);
  report.expect(before === WORDS.first && after === WORDS.second, 'the update is seen on the page');
  report.expect(visits.failed.length === 0, 'no answer fails during an update');
  const statuses = await Promise.all(tab.map(async (file) => (await site.get(file)).status));
  const missing = statuses.filter((status) => status !== 200).length;
  report.row('a tab opened before the update', `${missing} of its ${tab.length} files missing`);
  report.expect(tab.length > 2 && missing === 0, 'an open tab still has its files');
}

/** The version before, by hand, and the newer one again. */
export async function rollBack(run: Run): Promise<void> {
  const { machine, site, report } = run;
  const line = documented(run, 'deploy/update.sh /srv/vitrine-previous');
  for (const [step, wanted] of [
    ['a rollback by hand', WORDS.first],
    ['and back again', WORDS.second],
  ]) {
    const visits = await site.visitedWhile(() => machine.sh(line));
    const word = await wordOf(site);
    report.row(step ?? '', `"${word}"`, visits);
    report.expect(word === wanted, `${step}: the page says ${word}`);
    report.expect(visits.failed.length === 0, `no answer fails: ${step}`);
  }
}

/** Another name of the site, in the machine's file of variables. */
export async function changeVariable(run: Run): Promise<void> {
  const { machine, site, report } = run;
  fillIn(path.join(machine.root, 'etc/vitrine.env'), { SITE_NAME: "'Um $ Nome'" });
  const line = documented(run, 'deploy/update.sh /srv/vitrine');
  const visits = await site.visitedWhile(() => machine.sh(line));
  const title = /<title>([^<]*)/.exec((await site.get('/')).body.toString())?.[1] ?? '';
  report.row('a change of /etc/vitrine.env', `the title is "${title}"`, visits);
  report.expect(title.includes('Um $ Nome'), 'a changed variable is seen on the page');
  report.expect(visits.failed.length === 0, 'no answer fails during a change of a variable');
}

/** A version whose server ends at once: the update goes back by itself. */
export async function brokenUpdate({ machine, site, builds, report }: Run): Promise<void> {
  placeBuild(machine, builds.second);
  const build = path.join(machine.root, BUILD);
  writeFileSync(path.join(build, 'server.mjs'), 'process.exit(7);\n');
  writeFileSync(path.join(build, 'VERSION'), 'broken\n');
  let ended = { status: 0, output: '' };
  const visits = await site.visitedWhile(async () => {
    ended = await machine.attempt(UPDATE);
  });
  report.say(ended.output);
  report.row(
    'an update to a version that does not start',
    `the update ended with ${ended.status}; "${await wordOf(site)}"`,
    visits,
  );
  report.expect(ended.status !== 0, 'an update to a version that does not start says so');
  report.expect(visits.failed.length === 0, 'no answer fails during it');
}

/** The copy is ended half-way; the same command again deploys the whole version. */
export async function interruptedCopy({ machine, site, builds, report }: Run): Promise<void> {
  placeBuild(machine, builds.first);
  const versions = 'ls /srv/vitrine-versions; readlink /srv/vitrine';
  const before = await machine.sh(versions);
  // Ended as soon as there is a part of the copy, by the group that `setsid` makes.
  const interrupted = await machine.attempt(
    `setsid ${UPDATE} & group=$!
    until [ -e /srv/vitrine-versions/incomplete/.next ]; do sleep 0.01; done
    kill -KILL -$group; wait $group`,
  );
  const half = await machine.sh(
    'find /srv/vitrine-versions/incomplete -type f | wc -l; find .next/standalone -type f | wc -l',
  );
  const during = await machine.sh(versions);
  report.say(
    `an interrupted copy ended with ${interrupted.status}; files copied, and of: ${half.trim().replace('\n', ', ')}`,
  );
  report.expect(
    during.replace('incomplete\n', '') === before,
    'an interrupted copy is no version, and the site is as before',
  );
  const visits = await site.visitedWhile(() => machine.sh(UPDATE));
  const word = await wordOf(site);
  report.row('an update after one whose copy was interrupted', `"${word}"`, visits);
  const whole = await machine.attempt(
    `diff -rq .next/standalone /srv/vitrine/ | grep -v 'next: cache'`,
  );
  report.expect(word === WORDS.first && !whole.output, `the version is whole ${whole.output}`);
  report.expect(visits.failed.length === 0, 'no answer fails during it');
}
