import { expect, it, vi } from 'vitest';
import { smallApplication } from '../../fixtures/application.ts';
import { applicationSite } from './application-site.ts';

const passedOn = vi.hoisted(() => vi.fn());

vi.mock('@/lib/panel/submissions', async (load) => {
  const submissions = await load<typeof import('@/lib/panel/submissions')>();
  const sendApplication: typeof submissions.sendApplication = (application, key) => {
    passedOn(application.images.map(({ name, type }) => [name, type]));
    return submissions.sendApplication(application, key);
  };
  return { ...submissions, sendApplication };
});

// The stand-in detects the type of a file; a service may trust the declared one.
it('the photos that are forwarded are declared as JPEGs', async () => {
  const { send } = await applicationSite();
  expect((await send(await smallApplication())).status).toBe(200);
  expect(passedOn.mock.calls).toEqual([
    [[1, 2, 3, 4].map((place) => [`photo-${place}.jpg`, 'image/jpeg'])],
  ]);
});
