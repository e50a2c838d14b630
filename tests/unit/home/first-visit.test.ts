import { expect, it } from 'vitest';
import { CRAWLER } from '@/components/home/first-visit';

const CHROME = 'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  `${CHROME} Google-PageRenderer/preview`,
])('%s reads the page without the entrance', (agent) => {
  expect(CRAWLER.test(agent)).toBe(true);
});

it.each([CHROME, `${CHROME} Chrome-Lighthouse`])('%s sees the entrance', (agent) => {
  expect(CRAWLER.test(agent)).toBe(false);
});
