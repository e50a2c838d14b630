import { aboutTexts } from './about-texts.ts';
import { privacyTexts } from './privacy-texts.ts';

export type EntityText = { title: string; description: string };

/** What the service keeps about the agency itself; null for a name it does not know. */
export function entity(
  name: string,
  language: string,
): (EntityText & { image: string | null }) | null {
  if (name === 'about' && aboutTexts[language]) {
    return { ...aboutTexts[language], image: 'entities/about.jpg' };
  }
  if (name === 'privacy' && privacyTexts[language]) {
    return { ...privacyTexts[language], image: null };
  }
  return null;
}
