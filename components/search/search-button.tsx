'use client';

import { Search } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { CategoryIds } from '@/lib/talents/categories';

const load = () => import('./search-dialog');
const SearchDialog = lazy(load);

type Props = {
  locale: Locale;
  texts: Messages['search'];
  categoryIds: CategoryIds;
  worded?: boolean;
};

/** Opens the search, which is lazy-loaded on pointer or focus. Needs script. */
export function SearchButton({ worded, ...search }: Props) {
  const { texts } = search;
  const [open, setOpen] = useState(false);
  const intent = () => void load().catch(() => {});
  const opening = {
    onClick: () => setOpen(true),
    onPointerEnter: intent,
    onFocus: intent,
    className: 'noscript:hidden',
  };
  return (
    <>
      {worded ? (
        <Button look="filled" {...opening}>
          <Icon of={Search} size={16} strokeWidth={1.4} />
          {texts.open}
        </Button>
      ) : (
        <IconButton icon={Search} iconSize={20} aria-label={texts.open} {...opening} />
      )}
      {open && (
        <LazyBoundary onLost={() => setOpen(false)}>
          <Suspense fallback={null}>
            <SearchDialog {...search} onClose={() => setOpen(false)} />
          </Suspense>
        </LazyBoundary>
      )}
    </>
  );
}
