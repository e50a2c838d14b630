'use client';

import { Search } from 'lucide';
import { useState } from 'react';
import { Button, type ButtonLook, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { OtherBuild, useLazyPart } from '@/components/ui/lazy-part';
import { type Once, once } from '@/components/ui/once';
import { fetchOk } from '@/lib/browser-fetch';
import type { Locale } from '@/lib/i18n/locales';
import { buildId, readSearchData, type SearchData } from './search-data';
import { SearchSheet, type SearchTexts } from './search-sheet';

type Props = { locale: Locale; texts: SearchTexts; look?: ButtonLook };

/** Opens the search; what answers is loaded on pointer or focus. Needs script. */
export function SearchButton({ locale, texts, look }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const part = answersIn(locale);
  const loaded = useLazyPart(part, isOpen, close);
  const intent = () => void part.load().catch(() => {});
  const opening = {
    onClick: () => setOpen(true),
    onPointerEnter: intent,
    onFocus: intent,
    className: 'noscript:hidden',
  };
  return (
    <>
      {look ? (
        <Button look={look} {...opening}>
          <Icon of={Search} strokeWidth={1.4} />
          <span>{texts.open}</span>
        </Button>
      ) : (
        <IconButton icon={Search} iconSize={20} aria-label={texts.open} {...opening} />
      )}
      {isOpen && <SearchSheet locale={locale} texts={texts} loaded={loaded} onClose={close} />}
    </>
  );
}

const parts = new Map<Locale, Once<Awaited<ReturnType<typeof loadAnswers>>>>();

/** What answers in this language, for as long as the page is loaded. */
function answersIn(locale: Locale) {
  const known = parts.get(locale) ?? once(() => loadAnswers(locale));
  parts.set(locale, known);
  return known;
}

async function loadAnswers(locale: Locale) {
  const [part, data] = await Promise.all([import('./search-answers'), loadData(locale)]);
  return { Answers: part.default, data };
}

/** Rejects with `OtherBuild` if the texts may not be those that the page's scripts read. */
async function loadData(locale: Locale): Promise<SearchData> {
  const answer = await fetchOk(`/api/search/data?lang=${locale}`);
  const data = readSearchData(await answer.json());
  if (data.build !== buildId()) throw new OtherBuild('search data');
  return data;
}
