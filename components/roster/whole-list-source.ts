import { loadIndex, readyIndex } from '@/components/talents/index-source';
import type { RosterTexts } from './roster-place';
import type { RosterSource } from './roster-state';
import type { WholeList } from './whole-list';

type Rules = typeof import('./whole-list');

let rules: Rules | null = null;

/** The rules that read and narrow a list, if they are loaded already. */
export function readyRules(): Rules | null {
  return rules;
}

/** Loads these rules, which are a third of the roster's own scripts: only on intent. */
export async function loadRules(): Promise<Rules> {
  rules ??= await import('./whole-list');
  return rules;
}

/** The whole list if its index and its rules are loaded already. */
export function readyList(source: RosterSource, texts: RosterTexts): WholeList | null {
  const talents = readyIndex(source.view);
  return talents && rules ? rules.wholeList(talents, source, texts) : null;
}

/** Loads the index and the rules of a list. Rejects if either fails; the next call retries. */
export async function loadList(source: RosterSource, texts: RosterTexts): Promise<WholeList> {
  const [talents, { wholeList }] = await Promise.all([loadIndex(source.view), loadRules()]);
  return wholeList(talents, source, texts);
}
