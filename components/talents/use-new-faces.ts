import { useEffect, useState } from 'react';
import { readComparedAnswer } from '@/lib/favorites/compared-answer';
import type { ComparedTalent } from '@/lib/favorites/comparison';
import { NEW_FACES_PATH } from './new-faces-request';

/** New faces with covers, fetched on mount; empty until loaded, and if the request fails. */
export function useNewFaces(): readonly ComparedTalent[] {
  const [cards, setCards] = useState<readonly ComparedTalent[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetchNewFaces(controller.signal).then(setCards, () => {});
    return () => controller.abort();
  }, []);
  return cards;
}

async function fetchNewFaces(signal: AbortSignal): Promise<ComparedTalent[]> {
  const answer = await fetch(NEW_FACES_PATH, { signal });
  if (!answer.ok) throw new Error(`new faces: status ${answer.status}`);
  return readComparedAnswer(await answer.json());
}
