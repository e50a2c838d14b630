import { aboutTexts } from './about-texts.ts';
import { privacyTexts } from './privacy-texts.ts';

/** The texts about the agency itself; null for an unknown name. */
export function entity(
  name: string,
  language: string,
): { title: string; description: string; image: string | null } | null {
  if (name === 'about' && aboutTexts[language]) {
    return { ...aboutTexts[language], image: 'entities/about.jpg' };
  }
  if (name === 'privacy' && privacyTexts[language]) {
    return { ...privacyTexts[language], image: null };
  }
  return null;
}
