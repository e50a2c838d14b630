import { useEffect, useMemo, useState } from 'react';
import { loadIndex, readyIndex } from '@/components/talents/index-source';
import { FETCH_MIN_MS } from '@/lib/config/constants';
import type { Locale } from '@/lib/i18n/locales';
import { type Answer, answerTo, prepared } from '@/lib/search/search';
import type { ListedTalent } from '@/lib/talents/card';
import type { CategoryIds } from '@/lib/talents/categories';

type State = 'loading' | 'ready' | 'failed';

/** Interprets the typed text and finds the matches, once the index is loaded. */
export function useSearch(typed: string, locale: Locale, categoryIds: CategoryIds) {
  const [index, setIndex] = useState<readonly ListedTalent[] | null>(() => readyIndex('models'));
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (index) return;
    let here = true;
    const least = new Promise((resolve) => setTimeout(resolve, FETCH_MIN_MS));
    Promise.all([loadIndex('models'), least]).then(
      ([rows]) => here && setIndex(rows),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [index]);

  const bounds = useMemo(() => index && prepared(index), [index]);
  const answer = useMemo<Answer<ListedTalent> | null>(() => {
    if (!index || !bounds || typed.trim() === '') return null;
    return answerTo(typed, { locale, rows: index, bounds, categoryIds });
  }, [index, bounds, typed, locale, categoryIds]);
  const state: State = index ? 'ready' : failed ? 'failed' : 'loading';
  return { state, answer, found: answer?.first ?? [] };
}
