'use client';

import { useState } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { useScrollPosition } from '@/components/ui/list-position';
import { onPlainClick } from '@/components/ui/plain-click';
import { SiteLink } from '@/components/ui/site-link';
import type { BlogPage } from '@/lib/blog/blog';
import { fetchOk } from '@/lib/browser-fetch';
import { FETCH_MIN_MS } from '@/lib/config/constants';
import { counted } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { PostCard } from './post-card';

type Props = {
  locale: Locale;
  path: string;
  texts: Messages['blog'];
  initial: BlogPage;
};

/** The pages appended below each page, for a visitor who comes back from a post. */
const added = new Map<number, readonly BlogPage[]>();

async function fetchPage(page: number, locale: Locale): Promise<BlogPage> {
  const minimum = new Promise((resolve) => setTimeout(resolve, FETCH_MIN_MS));
  const [answer] = await Promise.all([fetchOk(`/api/posts?lang=${locale}&page=${page}`), minimum]);
  return answer.json();
}

export function BlogBrowser({ locale, path, texts, initial }: Props) {
  const [further, setFurther] = useState(() => added.get(initial.page) ?? []);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const pages = [initial, ...further];
  const last = pages.at(-1) ?? initial;
  const seen = new Set<number>();
  const posts = pages
    .flatMap((page) => page.posts)
    .filter(({ id }) => !seen.has(id) && seen.add(id));
  useScrollPosition(posts.length);

  const more = onPlainClick(async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const grown = [...further, await fetchPage(last.page + 1, locale)];
      added.set(initial.page, grown);
      setFurther(grown);
      setState('idle');
    } catch {
      setState('failed');
    }
  });

  return (
    <>
      <ul className="grid gap-x-6 gap-y-14 px-gutter sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-20">
        {posts.map((post, index) => {
          const lead = index === 0 && initial.page === 1;
          return (
            <li key={post.id} className={lead ? 'col-span-full' : undefined}>
              <PostCard blog={path} post={post} lead={lead} />
            </li>
          );
        })}
      </ul>
      <div className="mt-16 flex flex-wrap items-center gap-6 px-gutter">
        {last.more && (
          <SiteLink
            href={`${path}?page=${last.page + 1}`}
            onClick={more}
            aria-disabled={state === 'busy' || undefined}
            className={`button button-outlined ${state === 'busy' ? 'animate-pulse' : ''}`}
          >
            {texts.more}
          </SiteLink>
        )}
        {initial.page > 1 && (
          <SiteLink
            href={initial.page > 2 ? `${path}?page=${initial.page - 1}` : path}
            className="caps quiet-link py-4"
          >
            {texts.newerPosts}
          </SiteLink>
        )}
        <p role="status" className="text-mute text-sm">
          {state === 'failed' && <span>{texts.failed}</span>}
          {state === 'idle' && further.length > 0 && (
            <ChangingText>{counted(texts.added, posts.length, locale)}</ChangingText>
          )}
        </p>
      </div>
    </>
  );
}
