import { expect, it, onTestFinished, vi } from 'vitest';
import { startPanel } from '../../demo-panel/start.ts';
import { beginProcess } from '../../fixtures/fresh-process.ts';
import { collectWarnings } from '../../fixtures/panel-client.ts';

const ANSWERS = {
  ...{ realname: 'Érica', country: '32', basedin: '3200', skin_tone: '1162' },
  ...{ height: '175', shoes: '38.5', eyes: 'Blue', hair: 'Brown', jeans: 'nine' },
};

/** A stand-in of its own, and the function in a fresh process. */
async function site() {
  const panel = await startPanel({ talents: 1, pictures: 'plain' });
  onTestFinished(() => panel.close());
  beginProcess({ PANEL_URL: panel.url, INTEGRATION_URL: panel.url });
  return { panel, ...(await import('@/lib/scouting/answers-in-words')) };
}

it('choices are shown as their list showed them, in the language of the visitor', async () => {
  const { answersInWords } = await site();
  expect(await answersInWords(ANSWERS, 'es')).toMatchObject({
    ...{ realname: 'Érica', country: 'Alemania', basedin: 'Berlim', skin_tone: 'Blanca' },
    ...{ height: '175 cm', shoes: '38,5' },
    ...{ eyes: 'Azules', hair: 'Castaño medio', jeans: '' },
  });
});

it('a city that was typed is shown as it was', async () => {
  const { answersInWords } = await site();
  const typed = { ...ANSWERS, country: '56', basedin: 'Praia' };
  expect(await answersInWords(typed, 'en')).toMatchObject({
    ...{ country: 'Cape Verde', basedin: 'Praia' },
  });
});

it('a failing service affects its own lists only', async () => {
  collectWarnings();
  const { panel, answersInWords } = await site();
  panel.fail({ kind: 'down' });
  const words = await answersInWords(ANSWERS, 'pt');
  expect(words).toMatchObject({ realname: 'Érica', country: '', basedin: '', height: '175 cm' });
});

it('an error of the site itself is not mistaken for a failure of a service', async () => {
  const fault = new TypeError('put in');
  vi.doMock('@/lib/scouting/read-choices', () => ({ readChoices: () => Promise.reject(fault) }));
  onTestFinished(() => void vi.doUnmock('@/lib/scouting/read-choices'));
  const { answersInWords } = await site();
  await expect(answersInWords(ANSWERS, 'pt')).rejects.toBe(fault);
});
