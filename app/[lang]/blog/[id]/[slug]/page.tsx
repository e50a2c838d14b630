import { permanentRedirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { PostScreen, postMetadata } from '@/components/blog/post-screen';
import { screen, screenMetadata } from '@/components/site/screen';
import { readPostOrMissing } from '@/lib/blog/blog';
import { pathOf } from '@/lib/routes/build';

export const revalidate = 300;

type Props = PageProps<'/[lang]/blog/[id]/[slug]'>;

export function generateStaticParams() {
  return [];
}

export function generateMetadata({ params }: Props) {
  return screenMetadata(async () => postMetadata(await readPostOrMissing((await params).slug)));
}

export default function PostPage({ params }: Props) {
  return screen(async () => {
    const { id, slug } = await params;
    const post = await readPostOrMissing(slug);
    if (String(post.id) !== id) {
      permanentRedirect(pathOf(await getLocale(), { page: 'post', id: post.id, slug: post.slug }));
    }
    return <PostScreen post={post} />;
  });
}
