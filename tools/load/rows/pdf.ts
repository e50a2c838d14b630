import { type Figure, median, ROUNDS, type Row } from '../figure.ts';
import { profilePaths, visit, withServers } from '../servers.ts';

const AT_ONCE = 20;

async function measure(url: string): Promise<Figure[]> {
  const ids = (await profilePaths(url)).map((path) => path.split('/')[2]);
  const sheet = (count: number) => `${url}/favoritos/casting.pdf?ids=${ids.slice(0, count)}`;
  // Downloads and decodes the pictures once.
  await visit(sheet(6));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await visit(sheet(6));
    times.push(performance.now() - start);
  }
  const crowd = Array.from({ length: AT_ONCE }, async () => {
    const answer = await fetch(sheet(6));
    await answer.arrayBuffer();
    return answer.status;
  });
  const answers = await Promise.all(crowd);
  const whole = answers.filter((status) => status === 200).length;
  return [
    { what: 'a PDF of six talents', value: median(times), unit: 'ms', target: { most: 1_500 } },
    {
      what: `neither a PDF nor 503, ${AT_ONCE} at once (${whole} are PDFs)`,
      value: answers.filter((status) => status !== 200 && status !== 503).length,
      unit: '',
      target: { most: 0 },
    },
  ];
}

export const pdf: Row = {
  number: 24,
  title: 'PDFs of a selection',
  measure: () => withServers(({ site }) => measure(site.url), {}, { pictures: 'people' }),
};
