import type { Profile } from './talent';

/** The galleries of a profile, as named in the query. */
const PROFILE_TABS = ['book', 'video'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The gallery that a query names; undefined for any other text. */
export function profileTabOf(value: string | null | undefined): ProfileTab | undefined {
  return PROFILE_TABS.find((tab) => tab === value);
}

/** The tabs of a profile that have content, in order: the first is the default. */
export function profileTabs(profile: Pick<Profile, ProfileTab>): ProfileTab[] {
  return PROFILE_TABS.filter((tab) => profile[tab].length > 0);
}

/** The tab that a query names, or the default. */
export function tabOf(
  requested: string | null | undefined,
  tabs: readonly ProfileTab[],
): ProfileTab | null {
  return tabs.find((tab) => tab === requested) ?? tabs[0] ?? null;
}
