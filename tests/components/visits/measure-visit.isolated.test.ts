import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureVisit } from '@/components/visits/measure-visit';

type Report = (metric: { value: number }) => void;
const reports = vi.hoisted(() => ({}) as Record<'lcp' | 'inp' | 'cls', Report>);
vi.mock('web-vitals', () => ({
  onLCP: (report: Report) => Object.assign(reports, { lcp: report }),
  onINP: (report: Report) => Object.assign(reports, { inp: report }),
  onCLS: (report: Report) => Object.assign(reports, { cls: report }),
}));

const sent = vi.fn();
let visibility: DocumentVisibilityState;

function become(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  navigator.sendBeacon = (url, body) => sent(String(url), JSON.parse(String(body)));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  sent.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('one beacon is sent when the page is hidden, with the latest values and the first route', () => {
  measureVisit('/modelos/1208/ana-paula');
  reports.lcp({ value: 900 });
  reports.inp({ value: 40 });
  reports.inp({ value: 120 });
  history.pushState(null, '', '/contato');
  become('visible');
  expect(sent).not.toHaveBeenCalled();
  become('hidden');
  become('visible');
  reports.cls({ value: 0.3 });
  become('hidden');
  expect(sent.mock.calls).toEqual([
    ['/api/visits', { route: 'profile', device: 'mobile', lcp: 900, inp: 120 }],
  ]);
});

test.each([
  ['/', 'home'],
  ['/en/models/women', 'roster'],
  ['/ana-paula', 'not-found'],
])('%s is reported as %s', (path, route) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  measureVisit(path);
  reports.cls({ value: 0 });
  become('hidden');
  expect(sent.mock.calls.at(-1)).toEqual(['/api/visits', { route, device: 'desktop', cls: 0 }]);
});

test('a browser that measures nothing sends nothing', () => {
  measureVisit('/');
  become('hidden');
  expect(sent).not.toHaveBeenCalled();
});
