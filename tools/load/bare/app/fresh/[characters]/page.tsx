import { Filler } from '../../filler';

export const dynamic = 'force-dynamic';

export default async function Fresh({ params }: { params: Promise<{ characters: string }> }) {
  return <Filler characters={Number((await params).characters)} />;
}
