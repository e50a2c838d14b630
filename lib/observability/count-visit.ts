import 'server-only';
import { z } from 'zod';
import { metrics } from './metrics';
import { VISIT_DEVICES, VISIT_ROUTES, type Visit } from './visit';

/** No page measures more; a single huge value would ruin the sum of a histogram. */
const value = (max: number) => z.number().min(0).max(max).optional();

const visit = z.strictObject({
  route: z.enum(VISIT_ROUTES),
  device: z.enum(VISIT_DEVICES),
  lcp: value(600_000),
  inp: value(60_000),
  cls: value(100),
});

/** Reads a visit from the JSON of a beacon; null for anything else. Never throws. */
export function readVisit(text: string): Visit | null {
  try {
    return visit.parse(JSON.parse(text)) as Visit;
  } catch {
    return null;
  }
}

/** Adds a visit to the histograms of this process. */
export function countVisit({ route, device, lcp, inp, cls }: Visit): void {
  const { largestPaint, interaction, layoutShift } = metrics();
  const labels = { route, device };
  if (lcp !== undefined) largestPaint.observe(labels, lcp / 1000);
  if (inp !== undefined) interaction.observe(labels, inp / 1000);
  if (cls !== undefined) layoutShift.observe(labels, cls);
}

/** True if the request asks not to be tracked (`DNT`, `Sec-GPC`) or to save data (`Save-Data`). */
export function refusesCounting({ headers }: Request): boolean {
  return (
    headers.get('dnt') === '1' ||
    headers.get('sec-gpc') === '1' ||
    headers.get('save-data')?.toLowerCase() === 'on'
  );
}
