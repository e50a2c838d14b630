'use client';

import { Search } from 'lucide';
import { lazy, use, useState } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LazyBoundary, LostData, OtherBuild } from '@/components/ui/lazy-boundary';
import { useActionSignal } from '@/components/ui/use-action-signal';
import type { Locale } from '@/lib/i18n/locales';
import { buildId, readSearchData, type SearchData } from './search-data';

const load = () => import('./search-dialog');
const SearchDialog = lazy(load);

type Props = { locale: Locale; label: string; worded?: boolean };

/** Opens the search, which is lazy-loaded with its data on pointer or focus. Needs script. */
export function SearchButton({ locale, label, worded }: Props) {
  const [data, setData] = useState<Promise<SearchData> | null>(null);
  const { begin } = useActionSignal();
  const close = () => setData(null);
  const intent = () => {
    load().catch(() => {});
    return loadSearchData(locale);
  };
  const opening = {
    onClick: () => {
      // A dialog that loads only after a link was followed must not open.
      begin().addEventListener('abort', close);
      setData(intent());
    },
    onPointerEnter: intent,
    onFocus: intent,
    className: 'noscript:hidden',
  };
  return (
    <>
      {worded ? (
        <Button look="filled" {...opening}>
          <Icon of={Search} strokeWidth={1.4} />
          <span>{label}</span>
        </Button>
      ) : (
        <IconButton icon={Search} iconSize={20} aria-label={label} {...opening} />
      )}
      {data && (
        <LazyBoundary onLost={close}>
          <LoadedDialog locale={locale} data={data} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}

type LoadedProps = { locale: Locale; data: Promise<SearchData>; onClose: () => void };

function LoadedDialog({ data, ...dialog }: LoadedProps) {
  return <SearchDialog {...dialog} {...use(data)} />;
}

const TIMEOUT_MS = 10_000;

const loading = new Map<Locale, Promise<SearchData>>();

/**
 * Loads the data of the search dialog once per language, for as long as the page is loaded;
 * concurrent callers share the request. Rejects with `LostData` or `OtherBuild`; the next call
 * retries.
 */
export function loadSearchData(locale: Locale): Promise<SearchData> {
  const known = loading.get(locale) ?? request(locale);
  loading.set(locale, known);
  known.catch(() => loading.delete(locale));
  return known;
}

async function request(locale: Locale): Promise<SearchData> {
  const data = await fetchData(locale).catch((cause) => {
    throw new LostData('search data', { cause });
  });
  if (data.build !== buildId()) throw new OtherBuild('search data');
  return data;
}

async function fetchData(locale: Locale): Promise<SearchData> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(`/api/search/data?lang=${locale}`, { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return readSearchData(await answer.json());
}
