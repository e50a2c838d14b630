import { RosterScreen, rosterMetadata } from '@/components/roster/roster-screen';
import { screen, screenMetadata } from '@/components/site/screen';
import { readRosterPage, rosterView } from '@/lib/roster/roster-page';
import { readRosterQuery } from '@/lib/talents/query';
import { hasCategoryKey } from '@/lib/talents/views';

/** The twin of the list page that reads the query, and so is rendered for each request. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/models/[view]/filtered'>;

async function addressed({ params, searchParams }: Props) {
  const view = rosterView((await params).view);
  const address = readRosterQuery(await searchParams, { categoryKey: hasCategoryKey(view) });
  return { view, address };
}

export function generateMetadata(props: Props) {
  return screenMetadata(async () => {
    const { view, address } = await addressed(props);
    return rosterMetadata(view, address);
  });
}

export default function FilteredRosterPage(props: Props) {
  return screen(async () => {
    const { view, address } = await addressed(props);
    const list = await readRosterPage(view, address);
    return <RosterScreen view={view} address={address} list={list} />;
  });
}
