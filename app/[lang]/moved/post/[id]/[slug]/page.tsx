import { permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { screen } from '@/components/site/screen';
import { readPostOrMissing } from '@/lib/blog/blog';
import { pathOf } from '@/lib/routes/build';
import { searchOf } from '@/lib/routes/search';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/moved/post/[id]/[slug]'>;

/** Another spelling of a post's address: one redirect to the right one. */
export default function MovedPostPage({ params, searchParams }: Props) {
  return screen(async () => {
    const { id, slug } = await readPostOrMissing((await params).slug);
    const path = pathOf(await getLocale(), { page: 'post', id, slug });
    return permanentRedirect(path + searchOf(await searchParams));
  });
}
