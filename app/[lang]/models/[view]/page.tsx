import { RosterScreen, rosterMetadata } from '@/components/roster/roster-screen';
import { screen, screenMetadata } from '@/components/site/screen';
import { readRosterPage, rosterView } from '@/lib/roster/roster-page';
import { readRosterQuery } from '@/lib/talents/query';

export const revalidate = 300;

const WHOLE_LIST = readRosterQuery({}, { categoryKey: false });

export function generateStaticParams() {
  return [];
}

export function generateMetadata({ params }: PageProps<'/[lang]/models/[view]'>) {
  return screenMetadata(async () => rosterMetadata(rosterView((await params).view), WHOLE_LIST));
}

export default function RosterPage({ params }: PageProps<'/[lang]/models/[view]'>) {
  return screen(async () => {
    const view = rosterView((await params).view);
    const list = await readRosterPage(view, WHOLE_LIST);
    return <RosterScreen view={view} address={WHOLE_LIST} list={list} />;
  });
}
