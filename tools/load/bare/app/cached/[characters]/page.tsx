import { Filler } from '../../filler';

export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

export default async function Cached({ params }: { params: Promise<{ characters: string }> }) {
  return <Filler characters={Number((await params).characters)} />;
}
