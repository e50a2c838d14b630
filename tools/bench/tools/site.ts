import { randomUUID } from 'node:crypto';
import type { PanelOptions } from '../../../tests/demo-panel/start.ts';
import { type Panel, startPanel } from '../../../tests/demo-panel/start.ts';
import { type Site, startSite } from '../../../tests/fixtures/site-process.ts';
import { pause } from './processes.ts';

export type Office = { panel: Panel; site: Site };

/** Runs some work with a cold site and its own back office, and stops both in any case. */
export async function withSite<Result>(
  work: (office: Office) => Promise<Result>,
  {
    panel: panelOptions,
    variables,
  }: { panel?: PanelOptions; variables?: Record<string, string> } = {},
): Promise<Result> {
  const panel = await startPanel(panelOptions);
  try {
    const site = await startSite(panel.url, variables);
    try {
      return await work({ panel, site });
    } finally {
      await site.stop();
    }
  } finally {
    await panel.close();
  }
}

const MOST_VISITS = 20;
const KEPT_AFTER = 3;

/** Requests a page until it has answered 200 often enough to be cached; throws when it does not. */
export async function warm(url: string): Promise<void> {
  let good = 0;
  for (let visit = 0; good < KEPT_AFTER; visit += 1) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.status === 200) good += 1;
    else if (visit >= MOST_VISITS) throw new Error(`${url} answers ${answer.status}`);
    // A busy machine may not read the services within the time limit of a page.
    else await pause(500);
  }
}

/** A key that no other post has. */
export const freshKey = (): string => randomUUID();
