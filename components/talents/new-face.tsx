'use client';

import { useEffect, useState } from 'react';
import { fetchOk } from '@/lib/browser-fetch';
import type { Locale } from '@/lib/i18n/locales';
import { isRecord } from '@/lib/json';
import type { Face as Shown } from '@/lib/roster/new-faces';
import { Face } from './face';

/** An adult new face, fetched on mount; nothing until it is loaded, and if the request fails. */
export function NewFace({ locale }: { locale: Locale }) {
  const [face, setFace] = useState<Shown | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetchFace(controller.signal).then(setFace, () => {});
    return () => controller.abort();
  }, []);
  return face && <Face locale={locale} face={face} />;
}

async function fetchFace(signal: AbortSignal): Promise<Shown | null> {
  const answer = await fetchOk('/api/new-face', { signal });
  const { face } = await answer.json();
  return isFace(face) ? face : null;
}

function isFace(value: unknown): value is Shown {
  if (!isRecord(value)) return false;
  const { id, name, cover } = value;
  return Number.isSafeInteger(id) && typeof name === 'string' && typeof cover === 'string';
}
