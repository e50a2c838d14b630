import type { Profile } from './talent';

/** The galleries of a profile, each of which the query may name. */
export const PROFILE_TABS = ['book', 'video'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tabs that a profile has something for, in order: the first one is shown by default. */
export function profileTabs({ book, video }: Pick<Profile, 'book' | 'video'>): ProfileTab[] {
  const tabs: ProfileTab[] = [];
  if (book.length > 0) tabs.push('book');
  if (video.length > 0) tabs.push('video');
  return tabs;
}

/** The tab that a query asks for, or the default one when there is no such tab. */
export function tabOf(
  asked: string | null | undefined,
  tabs: readonly ProfileTab[],
): ProfileTab | null {
  return tabs.find((tab) => tab === asked) ?? tabs[0] ?? null;
}
