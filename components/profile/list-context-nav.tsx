'use client';

import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide';
import { type MouseEvent, useLayoutEffect, useState } from 'react';
import { LIST_COMPLETED } from '@/components/talents/list-context';
import { ChangingText } from '@/components/ui/changing-text';
import { Icon } from '@/components/ui/icon';
import { isPlainClick } from '@/components/ui/plain-click';
import { SiteLink } from '@/components/ui/site-link';
import { type ListedTalent, type ListNeighbors, neighborsOf } from '@/lib/roster/list-context';
import { recordPath } from '@/lib/routes/record-path';

type Props = {
  id: number;
  /** The path of the list of all models, for a visitor who did not come from a list. */
  list: string;
  /** `models` is the title of the list of all models. */
  texts: { back: string; models: string; neighbors: string; previous: string; next: string };
};

/** Goes back to the list in the history, if possible, which restores its filter and scroll position. */
function returnTo(href: string): boolean {
  const { navigation } = window;
  const url = new URL(href, window.location.origin).href;
  const here = navigation?.currentEntry?.index ?? 0;
  const entry = navigation?.entries().findLast((one) => one.index < here && one.url === url);
  if (entry) navigation.traverseTo(entry.key);
  return entry !== undefined;
}

/** Leads back to the list or selection that the visitor came from, and to its previous and next talent. */
export function ListContextNav({ id, list, texts }: Props) {
  const [position, setPosition] = useState<ListNeighbors | null>(null);
  // Before the page is painted, so that the visitor does not see the links change.
  useLayoutEffect(() => {
    const show = () => setPosition(neighborsOf(id));
    show();
    window.addEventListener(LIST_COMPLETED, show);
    return () => window.removeEventListener(LIST_COMPLETED, show);
  }, [id]);

  function back(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    if (position && returnTo(position.href)) event.preventDefault();
  }

  return (
    // Raised by `z-index`: the padding above the name overlaps it and would catch the click.
    <div className="relative z-1 flex min-h-12 items-center justify-between gap-x-4">
      <SiteLink
        href={position?.href ?? list}
        prefetch="never"
        onClick={back}
        className="caps quiet-link inline-flex min-h-11 items-center gap-2 text-mute"
      >
        <Icon of={ArrowLeft} />
        <span>
          <span className="sr-only">{texts.back}</span>{' '}
          <ChangingText>{position?.title ?? texts.models}</ChangingText>
        </span>
      </SiteLink>
      {position && (position.previous || position.next) && (
        <nav
          aria-label={texts.neighbors}
          className="-mr-3 flex min-w-0 sm:max-lg:mr-0 sm:max-lg:gap-x-6"
        >
          <Neighbor list={list} person={position.previous} label={texts.previous} rel="prev" />
          <Neighbor list={list} person={position.next} label={texts.next} rel="next" />
        </nav>
      )}
    </div>
  );
}

type NeighborProps = {
  list: string;
  person: ListedTalent | null;
  label: string;
  rel: 'prev' | 'next';
};

function Neighbor({ list, person, label, rel }: NeighborProps) {
  if (!person) return null;
  return (
    <SiteLink
      href={recordPath(list, person)}
      rel={rel}
      className="quiet-link inline-flex min-h-11 min-w-11 items-center justify-center gap-1 text-mute text-sm hover:text-ink"
    >
      {rel === 'prev' && <Icon of={ChevronLeft} className="shrink-0" />}
      <span className="sr-only">{`${label}: `}</span>
      <span className="max-w-48 truncate max-sm:sr-only lg:sr-only">{person.name}</span>
      {rel === 'next' && <Icon of={ChevronRight} className="shrink-0" />}
    </SiteLink>
  );
}
