'use client';

import { Children, type ReactElement, type ReactNode, useState } from 'react';
import type { CardTexts } from '@/components/talents/localized-card';
import { Carousel, type CarouselTexts } from '@/components/ui/carousel';
import { once } from '@/components/ui/once';
import { CAROUSEL_SPEED_MS, CAROUSEL_VIEWS } from '@/lib/config/constants';

type Props = {
  label: string;
  texts: CarouselTexts;
  cardTexts: CardTexts;
  /** The ids of the cards in the page. */
  ids: readonly number[];
  /** How many new faces there are. */
  total: number;
  head: ReactNode;
  children: ReactNode;
};

/** The first new faces, from the server's HTML; the others are loaded when the row is moved. */
export function NewFacesCarousel(props: Props) {
  const { label, texts, cardTexts, ids, total, head, children } = props;
  const [source] = useState(() =>
    once(() => import('./more-faces').then((part) => part.loadMoreFaces(ids, cardTexts))),
  );
  const [more, setMore] = useState<{ cards: readonly ReactElement[]; total: number }>({
    cards: [],
    total,
  });

  async function load(count: number) {
    // If it fails, the next move retries.
    const faces = await source.load().catch(() => null);
    if (!faces) return;
    const cards = faces.slice(0, count - ids.length);
    setMore((now) =>
      cards.length < now.cards.length ? now : { cards, total: ids.length + faces.length },
    );
  }

  return (
    <Carousel
      label={label}
      texts={texts}
      speed={CAROUSEL_SPEED_MS}
      views={CAROUSEL_VIEWS}
      more={{ total: more.total, load }}
      rowClass="order-none"
      controlsClass="flex-wrap gap-x-3 pb-6"
      head={head}
    >
      {[...Children.toArray(children), ...more.cards]}
    </Carousel>
  );
}
