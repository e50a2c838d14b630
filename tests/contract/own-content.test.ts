import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { readContent } from '../demo-panel/own-content/folder.ts';
import { readTable } from '../demo-panel/own-content/table.ts';
import { startPanel } from '../demo-panel/start.ts';
import { beginProcess } from '../fixtures/fresh-process.ts';

const SAMPLE = 'tests/demo-panel/own-content/sample';
const ended: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** What the site reads from a folder, through the stand-in and its own client. */
async function shown(folder: string) {
  const content = await readContent(folder);
  const panel = await startPanel({ content, pictures: 'plain' });
  ended.push(() => panel.close());
  beginProcess({
    ...{ PANEL_URL: panel.url, INTEGRATION_URL: panel.url },
    ...{ PANEL_SALT: 'demo-panel-salt', PANEL_API_KEY: 'demo-panel-key' },
    ...{ INTEGRATION_SALT: 'demo-integration-salt', INTEGRATION_API_KEY: 'demo-integration-key' },
  });
  const { readRoster, readProfile } = await import('@/lib/panel/talents');
  const { talents } = await readRoster();
  const picture = async (path: string | null, screen = 'desktop') => {
    const answer = await fetch(`${panel.url}/storage/${screen}/${path}`);
    return answer.ok ? sharp(Buffer.from(await answer.arrayBuffer())).metadata() : answer.status;
  };
  return { talents, troubles: content.troubles, picture, readProfile };
}

it('the sample: five talents with their pictures, all readable', async () => {
  const { talents, troubles, picture, readProfile } = await shown(SAMPLE);
  expect(troubles).toEqual([]);
  expect(talents.map(({ name }) => name)).toEqual([
    ...['Alice Monteiro', 'Bruno Sá', 'Camila dos Anjos', 'Davi Okamoto', 'Elisa Vidal'],
  ]);
  expect(talents[0]).toMatchObject({
    ...{ gender: 'woman', birthdate: '2003-03-14', categories: [1884], skinTone: '1162' },
    measures: { height: '177', bust: '84', shoes: '38' },
  });
  for (const { id, cover } of talents) {
    expect(await picture(cover)).toMatchObject({ format: 'jpeg', width: 450, height: 600 });
    expect((await readProfile(id))?.book).toHaveLength(2);
  }
});

/** Creates a folder like that of an agency; `files` by path. */
async function folderOf(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'own-content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

const HOSTILE = [
  'nome;altura;"signo; estranho";pasta;nascimento;gênero',
  'Ana Conceição;176;peixes;;31/02/2000;mulher',
  '"João ""Jota""\r\nda Silva";alto;;joao;1990-05-17;homem',
  ';170;;;;',
  ';;;;;',
  'Ana Conceicao;180;;;;',
  'Eva <b>&;1,8;a;../../etc;;robô',
  'Zé;178',
].join('\r\n');

it('a hostile table: readable records are shown, others are reported with their line', async () => {
  const turned = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a33' } });
  const folder = await folderOf({
    // `ç`, `é` and `ô` are single bytes: not UTF-8.
    'Planilha.CSV': Buffer.from(HOSTILE, 'latin1'),
    'ANA CONCEIÇÃO/b.jpg': 'no picture',
    'ANA CONCEIÇÃO/a.jpg': await turned.jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    'João/nota.txt': 'not for the site',
  });
  const { talents, troubles, picture, readProfile } = await shown(folder);
  expect(talents.map(({ name, measures }) => [name, measures.height])).toEqual([
    ['Ana Conceição', '176'],
    ['João "Jota" da Silva', undefined],
    ['Eva <b>&', '180'],
    ['Zé', '178'],
  ]);
  expect(troubles.map(({ line, text }) => `${line}: ${text}`)).toEqual([
    '1: not read: signo; estranho',
    '2: nascimento "31/02/2000" is not understood',
    '2: the picture b.jpg cannot be read',
    '3: altura "alto" is not understood',
    '3: no pictures in a folder "joao"',
    '5: left out: no name',
    '7: left out: line 2 has the folder "anaconceicao" too; give one another',
    '8: gênero "robô" is not understood',
    '8: no pictures in a folder "etc"',
    '9: no pictures in a folder "ze"',
  ]);
  const [ana] = talents;
  expect(await picture(ana?.cover ?? null)).toMatchObject({ width: 1067, height: 1600 });
  expect(await picture(ana?.cover ?? null, 'mobile')).toMatchObject({ width: 600, height: 900 });
  expect((await readProfile(ana?.id ?? 0))?.book).toMatchObject([{ width: 2000, height: 3000 }]);
  expect(talents[1]?.cover).toBeNull();
  expect(await picture('talents/100002/cover.jpg')).toBe(404);
});

it.each([
  ['commas', 'name,height\nAna,"1,75"\n'],
  ['tabs', 'name\theight\nAna\t1,75\n'],
  ['a byte order mark', '\uFEFFname;height\r\nAna;1,75'],
])('a table with %s is read', (_, text) => {
  const { rows } = readTable(Buffer.from(text));
  expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, ['name', 'Ana'], ['height', '1,75']],
  ]);
});

it('a folder without one table is refused in one line that names it', async () => {
  const refusalOf = async (files: Record<string, string>) => {
    const folder = await folderOf(files);
    const error = await readContent(folder).catch((reason: Error) => reason);
    return String(error).replace(folder, 'FOLDER');
  };
  expect(await refusalOf({ 'Ana/1.jpg': '' })).toBe('Error: --content FOLDER: no .csv file');
  expect(await refusalOf({ 'talents.xlsx': '', '~$talents.csv': '', '._talents.csv': '' })).toBe(
    'Error: --content FOLDER: no .csv file; save talents.xlsx as CSV',
  );
  expect(await refusalOf({ 'b.csv': 'nome\nAna', 'a.CSV': 'nome\nBia' })).toBe(
    'Error: --content FOLDER: several tables (a.CSV, b.csv); leave one',
  );
  const folder = await folderOf({ 'a.csv': 'nome\nAna' });
  await expect(readContent(join(folder, 'none'))).rejects.toThrow('there is no such folder');
  await expect(readContent(join(folder, 'a.csv'))).rejects.toThrow('it is a file, not a folder');
});

it('pictures: the order of a file manager, the cover first, folders within, and what is no picture', async () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 30, channels: 3, background: '#a33' } }).jpeg();
  const photo = await picture(20).toBuffer();
  const noise = sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: '#a33',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const whole = await noise.jpeg().toBuffer();
  const many = Array.from({ length: 42 }, (_, index) => [`Bia/${index}.jpg`, photo] as const);
  const folder = await folderOf({
    'a.csv': 'nome\nAna\nBia\n',
    'ana/10.jpg': photo,
    'ana/2.JPG': photo,
    'ana/1.jfif': photo,
    'ana/Capa.jpe': photo,
    'ana/Polaroids/3.jpg': photo,
    'ana/4.HEIC': 'ftypheic',
    'ana/5.jpg': whole.subarray(0, whole.length / 2),
    'ana/._1.jpg': 'resource fork',
    'ana/__MACOSX/9.jpg': photo,
    ...Object.fromEntries(many),
  });
  const { files, profiles, troubles } = await readContent(folder);
  const book = profiles[0]?.book.map(({ file }) => files.get(file)?.slice(folder.length + 5));
  expect(book).toEqual(['Capa.jpe', '1.jfif', '2.JPG', '10.jpg', 'Polaroids/3.jpg']);
  expect(profiles[1]?.book).toHaveLength(40);
  expect(troubles).toEqual([
    { line: 2, text: 'the picture 5.jpg cannot be read' },
    { line: 2, text: 'the picture 4.HEIC cannot be read: export it as JPEG' },
    { line: 3, text: '42 pictures, of which the first 40 are shown' },
  ]);
});

it('the program of the stand-in reports what it did not read', async () => {
  const folder = await folderOf({ 'a.csv': 'nome;altura\nAna;alta\n' });
  const server = ['tests/demo-panel/server.ts', '--port', '0', '--data', folder];
  const running = promisify(execFile)(process.execPath, [...server, '--content', folder]);
  ended.push(async () => running.child.kill());
  let output = '';
  for (const stream of [running.child.stdout, running.child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  running.catch(() => {});
  await expect.poll(() => output).toContain('with 1 talents');
  expect(output).toContain('Line 2: altura "alta" is not understood');
});
