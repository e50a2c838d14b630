import { BlogScreen, blogMetadata } from '@/components/blog/blog-screen';
import { screen, screenMetadata } from '@/components/site/screen';
import { BLOG_FAILURE, blogPageOf } from '@/lib/blog/blog';

/** The twin of the blog's first page that reads the query, and so is rendered for each request. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[lang]/blog/more'>;

export function generateMetadata({ searchParams }: Props) {
  return screenMetadata(async () => blogMetadata(blogPageOf((await searchParams).page)));
}

export default function FurtherBlogPage({ searchParams }: Props) {
  return screen(
    async () => BlogScreen({ page: blogPageOf((await searchParams).page) }),
    BLOG_FAILURE,
  );
}
