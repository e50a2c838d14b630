import { SharedScreen, sharedMetadata } from '@/components/favorites/shared-screen';
import { screen } from '@/components/site/screen';
import { readIds } from '@/lib/favorites/ids';
import { MOST_SHARED } from '@/lib/favorites/limits';
import { readCards } from '@/lib/favorites/send';

/** The twin of the page of favorites that shows the selection of its query. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/favorites/shared'>;

export const generateMetadata = sharedMetadata;

export default function SharedSelectionPage({ searchParams }: Props) {
  return screen(async () => {
    const ids = readIds([(await searchParams).ids ?? []].flat().join(','), MOST_SHARED);
    return <SharedScreen cards={await readCards(ids)} />;
  });
}
