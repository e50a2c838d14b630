import { randomUUID } from 'node:crypto';
import type { PanelOptions } from '../../demo-panel/start.ts';
import { type Panel, startPanel } from '../../demo-panel/start.ts';
import { type Site, startSite } from '../../fixtures/site-process.ts';

export type Office = { panel: Panel; site: Site };

/** Runs some work with a cold site and a back office of its own, and ends both whatever happens. */
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

/** Asks for a page as often as it takes to be kept, and throws unless it answers 200. */
export async function warm(url: string): Promise<void> {
  for (let visit = 0; visit < 3; visit += 1) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  }
}

/** A key that no other post has. */
export const freshKey = (): string => randomUUID();
