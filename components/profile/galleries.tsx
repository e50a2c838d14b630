import { getTranslations } from 'next-intl/server';
import { profileTabs, tabOf } from '@/lib/talents/profile-tabs';
import type { Profile } from '@/lib/talents/talent';
import { Book } from './book';
import { NoBook } from './no-book';
import { ProfileTabs } from './profile-tabs';
import { Videos } from './videos';

const GALLERIES = { book: Book, video: Videos };

/** The book and the videos: in tabs if there are both; otherwise the one there is, or the cover. */
export async function Galleries({ profile, tab }: { profile: Profile; tab?: string }) {
  const t = await getTranslations('profile');
  const tabs = profileTabs(profile);
  const shown = tabOf(tab, tabs);
  const panels = tabs.map((one) => {
    const Gallery = GALLERIES[one];
    return { tab: one, label: t(one), content: <Gallery profile={profile} /> };
  });
  if (!shown || panels.length === 1) {
    return (
      <div className="profile-gallery">{panels[0]?.content ?? <NoBook profile={profile} />}</div>
    );
  }
  return <ProfileTabs label={t('galleries')} panels={panels} initial={shown} />;
}
