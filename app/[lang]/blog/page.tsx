import { BlogScreen, blogMetadata } from '@/components/blog/blog-screen';
import { screen, screenMetadata } from '@/components/site/screen';
import { BLOG_FAILURE } from '@/lib/blog/blog';

export const revalidate = 300;

export function generateMetadata() {
  return screenMetadata(() => blogMetadata(1));
}

export default function BlogPage() {
  return screen(() => BlogScreen({ page: 1 }), BLOG_FAILURE);
}
