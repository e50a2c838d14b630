import { afterEach, expect, test, vi } from 'vitest';
import { mayMeasure } from '@/components/visits/may-measure';

afterEach(() => vi.unstubAllGlobals());

test.each<[object, boolean]>([
  [{}, true],
  [{ doNotTrack: '0', globalPrivacyControl: false, connection: { saveData: false } }, true],
  [{ doNotTrack: '1' }, false],
  [{ globalPrivacyControl: true }, false],
  [{ connection: { saveData: true } }, false],
])('a browser that says %j is measured: %s', (says, measured) => {
  vi.stubGlobal('navigator', says);
  expect(mayMeasure()).toBe(measured);
});
