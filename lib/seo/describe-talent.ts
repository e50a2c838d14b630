import 'server-only';
import type { Person, ProfilePage, QuantitativeValue } from 'schema-dts';
import { env } from '../config/env';
import { storageUrl } from '../media/pictures';
import { profileRoute } from '../routes/build';
import { absoluteUrl } from '../site';
import { adultAge } from '../talents/age';
import { categoryIds } from '../talents/categories';
import { leadingNumber } from '../talents/measures';
import { profileRows } from '../talents/profile-rows';
import type { Talent } from '../talents/talent';
import { agencyId } from './agency';
import { type PageDescription, pageUrl } from './metadata';
import { agencyWords, clipped, type Words } from './words';

/** The metadata of a profile. `namesake`: another talent of the roster has the same name. */
export function describeTalent(
  talent: Talent,
  { namesake }: { namesake: boolean },
  words: Words,
): PageDescription {
  const { name, cover } = talent;
  const { t } = words;
  const title = namesake ? `${name} (${talent.id})` : name;
  const role = t('seo.role', { role: roleOf(talent) });
  const measures = isAdult(talent) ? measuresOf(talent, words) : '';
  const about = { name: title, role, measures, ...agencyWords() };
  const page = {
    route: profileRoute(talent),
    title,
    description: clipped(t(measures ? 'seo.measured' : 'seo.profile', about)),
    preview: { title: name, id: talent.id, faces: cover ? [cover] : [] },
  };
  return { ...page, data: [profilePage(talent, role, pageUrl(words.locale, page))] };
}

/** For anyone not known to be an adult, the metadata contains only name and picture. */
function isAdult(talent: Talent): boolean {
  return adultAge(talent, new Date()) !== null;
}

/** The key of a talent's profession in the texts. */
function roleOf({ categories, gender }: Talent): string {
  const { actors, creative } = categoryIds(env());
  if (categories.includes(actors)) return gender === 'woman' ? 'actress' : 'actor';
  return categories.includes(creative) ? 'creative' : 'model';
}

function measuresOf(talent: Talent, { t, locale }: Words): string {
  const rows = profileRows(talent, locale, 'metric');
  return rows.map(({ key, text }) => `${t(`measures.${key}`)} ${text}`.toLowerCase()).join(', ');
}

function profilePage(talent: Talent, role: string, url: string): ProfilePage {
  const { name, cover } = talent;
  const image = cover && { image: absoluteUrl(storageUrl('desktop', cover)) };
  const facts = isAdult(talent) ? adultFacts(talent, role) : {};
  const person = { '@type': 'Person', '@id': `${url}#person`, name, ...image, ...facts } as const;
  return { '@type': 'ProfilePage', url, name, mainEntity: person };
}

function adultFacts({ gender, measures }: Talent, role: string) {
  const height = leadingNumber(measures.height);
  const weight = leadingNumber(measures.weight);
  return {
    jobTitle: role,
    affiliation: { '@id': agencyId() },
    ...(gender && { gender: `https://schema.org/${gender === 'woman' ? 'Female' : 'Male'}` }),
    ...(height !== null && { height: quantity(height, 'CMT') }),
    ...(weight !== null && { weight: quantity(weight, 'KGM') }),
  } satisfies Partial<Person>;
}

/** `unitCode` is a UN/CEFACT code: centimeters or kilograms. */
function quantity(value: number, unitCode: 'CMT' | 'KGM'): QuantitativeValue {
  return { '@type': 'QuantitativeValue', value, unitCode };
}
