import 'server-only';
import type { Person, ProfilePage, QuantitativeValue, VideoObject } from 'schema-dts';
import { env } from '../config/environment';
import { storageUrl } from '../media/pictures';
import { profileRoute } from '../routes/build';
import { absoluteUrl } from '../site';
import { adultAge } from '../talents/age';
import { categoryIds } from '../talents/categories';
import { measureTexts } from '../talents/measure-text';
import { profileRows } from '../talents/rows';
import type { Profile, Talent } from '../talents/talent';
import { PROVIDER_NAMES, playerUrl, watchUrl } from '../talents/videos';
import { agencyId } from './agency';
import { type PageDescription, pageUrl } from './metadata';
import { agencyWords, clipped, type Words } from './words';

/** The metadata of a profile. `namesake`: another talent of the roster has the same name. */
export function describeTalent(
  talent: Talent & Partial<Pick<Profile, 'video'>>,
  { namesake }: { namesake: boolean },
  words: Words,
): PageDescription {
  const { name, cover } = talent;
  const { t } = words;
  const title = namesake ? `${name} (${talent.id})` : name;
  const role = t(`seo.roles.${roleOf(talent)}`);
  const measures = isAdult(talent) ? measuresOf(talent, words) : '';
  const about = { name: title, role, measures, ...agencyWords() };
  const page = {
    route: profileRoute(talent),
    title,
    description: clipped(t(measures ? 'seo.measured' : 'seo.profile', about)),
    preview: { title: name, id: talent.id, faces: cover ? [cover] : [] },
  };
  const url = pageUrl(words.locale, page);
  const videos = isAdult(talent) ? (talent.video ?? []) : [];
  return {
    ...page,
    data: [profilePage(talent, role, url), ...videos.map(videoObject(talent, url, words))],
  };
}

/** For anyone not known to be an adult, the metadata contains only name and picture. */
function isAdult(talent: Talent): boolean {
  return adultAge(talent, new Date()) !== null;
}

/** The key of a talent's profession in the texts. */
function roleOf({ categories, gender }: Talent) {
  const { actors, creative } = categoryIds(env());
  if (categories.includes(actors)) return gender === 'woman' ? 'actress' : 'actor';
  return categories.includes(creative) ? 'creative' : 'model';
}

function measuresOf(talent: Talent, { t, locale }: Words): string {
  const rows = profileRows(talent, measureTexts(talent.measures), locale);
  return rows
    .map(({ key, metric }) => `${t(`measures.${key}`)} ${metric}`.toLowerCase())
    .join(', ');
}

function profilePage(talent: Talent, role: string, url: string): ProfilePage {
  const { name, cover } = talent;
  const image = cover && { image: absoluteUrl(storageUrl('desktop', cover)) };
  const facts = isAdult(talent) ? adultFacts(talent, role) : {};
  const person = { '@type': 'Person', '@id': `${url}#person`, name, ...image, ...facts } as const;
  return { '@type': 'ProfilePage', url, name, mainEntity: person };
}

function videoObject({ name, cover }: Talent, url: string, { t }: Words) {
  return (video: Profile['video'][number], index: number): VideoObject => {
    const image = video.preview ?? cover;
    const provider = PROVIDER_NAMES[video.provider];
    return {
      '@type': 'VideoObject',
      name: t('profile.videoTitle', { name, number: index + 1, provider }),
      url: watchUrl(video),
      embedUrl: playerUrl(video),
      about: { '@id': `${url}#person` },
      ...(image && { thumbnailUrl: absoluteUrl(storageUrl('desktop', image)) }),
    };
  };
}

function adultFacts({ gender, measures }: Talent, role: string) {
  const { height, weight } = measures;
  return {
    jobTitle: role,
    affiliation: { '@id': agencyId() },
    ...(gender && { gender: `https://schema.org/${gender === 'woman' ? 'Female' : 'Male'}` }),
    ...(height && { height: quantity(height.value, 'CMT') }),
    ...(weight && { weight: quantity(weight.value, 'KGM') }),
  } satisfies Partial<Person>;
}

/** `unitCode` is a UN/CEFACT code: centimeters or kilograms. */
function quantity(value: number, unitCode: 'CMT' | 'KGM'): QuantitativeValue {
  return { '@type': 'QuantitativeValue', value, unitCode };
}
