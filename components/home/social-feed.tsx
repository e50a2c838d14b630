'use client';

import { useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { Button } from '@/components/ui/button';

type Props = { url: string; title: string; show: string; note: string };

/** The feed of another site in a frame, lazy-loaded near the viewport or on request. */
export function SocialFeed({ url, title, show, note }: Props) {
  const [asked, setAsked] = useState(false);
  const { ref, inView } = useInView({ rootMargin: '200px', triggerOnce: true });
  return (
    <div ref={ref} className="mt-8 aspect-4/5 w-full bg-tint sm:aspect-[21/9]">
      {asked || inView ? (
        <iframe
          src={url}
          title={title}
          sandbox="allow-popups"
          referrerPolicy="no-referrer"
          className="size-full"
        />
      ) : (
        <div className="grid size-full place-content-center justify-items-center gap-4 px-gutter text-center">
          <Button onClick={() => setAsked(true)}>{show}</Button>
          <p className="text-mute text-sm">{note}</p>
        </div>
      )}
    </div>
  );
}
