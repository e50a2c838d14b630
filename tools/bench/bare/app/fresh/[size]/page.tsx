import { Filler } from '../../filler';

export const dynamic = 'force-dynamic';

export default async function Fresh({ params }: { params: Promise<{ size: string }> }) {
  return <Filler size={(await params).size} />;
}
