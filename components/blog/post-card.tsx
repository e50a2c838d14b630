import { Picture } from '@/components/ui/picture';
import { PictureFrame } from '@/components/ui/picture-frame';
import { SiteLink } from '@/components/ui/site-link';
import type { PostCard as Card } from '@/lib/blog/blog';
import { atLeast } from '@/lib/config/constants';
import { recordPath } from '@/lib/routes/record-path';

type Props = {
  /** The path of the blog. */
  blog: string;
  post: Card;
  /** The first post of the page: larger, its picture loaded with high priority. */
  lead?: boolean;
};

/** A post in a list: picture, date, title and excerpt. The whole card is the link. */
export function PostCard({ blog, post, lead }: Props) {
  const { title, image, createdAt, date, excerpt } = post;
  return (
    <article
      className={`group relative ${lead ? 'grid gap-x-12 gap-y-5 lg:grid-cols-[calc(var(--spacing-column)-3rem)_minmax(0,1fr)]' : 'flex flex-col gap-5'}`}
    >
      <PictureFrame name={title} className="aspect-8/5">
        {image && (
          <Picture
            file={image}
            alt=""
            sizes={
              lead
                ? `${atLeast('lg')} 50vw, 100vw`
                : `${atLeast('lg')} 33vw, ${atLeast('sm')} 50vw, 100vw`
            }
            width={8}
            height={5}
            widths={{ from: 320, to: lead ? 1920 : 1080 }}
            load={lead ? 'first' : undefined}
          />
        )}
      </PictureFrame>
      <div>
        <PostDate iso={createdAt} text={date} />
        <h2 lang="pt" className={`display mt-3 ${lead ? 'text-2xl' : 'text-xl'}`}>
          <SiteLink
            href={recordPath(blog, post)}
            className="quiet-link after:absolute after:inset-0"
          >
            {title}
          </SiteLink>
        </h2>
        <p lang="pt" className={`mt-4 text-mute ${lead ? 'max-w-[27em] text-lg' : ''}`}>
          {excerpt}
        </p>
      </div>
    </article>
  );
}

/** The date of a post, `text` in the visitor's language; nothing if it has none. */
export function PostDate({ iso, text }: Record<'iso' | 'text', string | null>) {
  if (!iso) return null;
  return (
    <time dateTime={iso} className="caps block text-mute">
      {text}
    </time>
  );
}
