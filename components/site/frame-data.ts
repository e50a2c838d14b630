import 'server-only';
import { getTranslations } from 'next-intl/server';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { hasEntity } from '@/lib/panel/content';
import { readSocialMediasIfAny } from '@/lib/panel/social-medias';
import { alternatesOf, pathOf } from '@/lib/routes/build';
import { pageKey, type Route } from '@/lib/routes/route';
import { agencyId } from '@/lib/seo/agency';
import { agency, e164, siteName, whatsappUrl } from '@/lib/site';
import { CATEGORIES, CATEGORY_NAMES } from '@/lib/talents/categories';

/*
 * The content of the header, its drawer and the footer as plain data, which client components render.
 * Elements rendered on the server would be in the page twice: in the HTML and, much longer, in the RSC
 * payload.
 */

/** The text of a link, and its path or URL. */
export type FrameLink = readonly [text: string, href: string];

/** The pages of the menu, in order; the lists of models are below the first roster. */
const MAIN_MENU: readonly Route[] = [
  { page: 'home' },
  { page: 'roster', view: 'models' },
  { page: 'be-a-model' },
  { page: 'blog' },
  { page: 'contact' },
  { page: 'about' },
];

/** The lists of categories without a tab above the models. */
const UNTABBED = CATEGORY_NAMES.filter((name) => !CATEGORIES[name].tab).map(
  (view): Route => ({ page: 'roster', view }),
);

const MODELS_MENU: readonly Route[] = [
  { page: 'roster', view: 'women' },
  { page: 'roster', view: 'men' },
  { page: 'roster', view: 'new_faces' },
  { page: 'roster', view: 'curvy' },
  { page: 'roster', view: 'kids' },
  ...UNTABBED,
];

const FOOTER_PAGES: readonly Route[] = [
  { page: 'roster', view: 'models' },
  { page: 'roster', view: 'women' },
  { page: 'roster', view: 'men' },
  { page: 'roster', view: 'new_faces' },
  { page: 'roster', view: 'talents' },
  ...UNTABBED,
  { page: 'be-a-model' },
  { page: 'about' },
  { page: 'blog' },
  { page: 'contact' },
  { page: 'privacy' },
  { page: 'verify' },
];

/** The pages without that about the agency if the panel has no text for it. */
async function shownPages(pages: readonly Route[], locale: Locale): Promise<readonly Route[]> {
  return (await hasEntity('about', locale)) ? pages : pages.filter(({ page }) => page !== 'about');
}

const LANGUAGES: Record<Locale, string> = { pt: 'Português', en: 'English', es: 'Español' };

export type HeaderData = Awaited<ReturnType<typeof headerData>>;
export type FooterData = Awaited<ReturnType<typeof footerData>>;

/** The data of the header and its drawer. `current` is the page that the menu marks; null for none. */
export async function headerData(locale: Locale, route: Route, current: Route | null) {
  const t = await getTranslations();
  const { favorites } = messagesOf(locale);
  const link = (entry: Route): FrameLink => [t(`pages.${pageKey(entry)}`), pathOf(locale, entry)];
  const paths = alternatesOf(route);
  return {
    locale,
    home: [siteName(), pathOf(locale, { page: 'home' })] as FrameLink,
    menu: (await shownPages(MAIN_MENU, locale)).map(link),
    lists: MODELS_MENU.map(link),
    current: current && pathOf(locale, current),
    /** True on a list or a profile: the menu marks the entry of the models. */
    inLists: current?.page === 'roster' || current?.page === 'profile',
    selection: [t('favorites.list.selection'), pathOf(locale, { page: 'favorites' })] as FrameLink,
    languages: LOCALES.map((lang) => ({ lang, name: LANGUAGES[lang], path: paths[lang] })),
    networks: await readSocialMediasIfAny(),
    texts: {
      menu: t('site.mainNavigation'),
      lists: t('site.modelsMenu'),
      open: t('site.menu'),
      close: t('site.closeMenu'),
      language: t('site.language'),
      count: favorites.count,
      search: searchTexts(locale),
    },
  };
}

/** The texts that the search shows before its own are loaded. */
export function searchTexts(locale: Locale) {
  const { open, label, close, loading } = messagesOf(locale).search;
  return { open, label, close, loading };
}

/**
 * The data of the footer: contact (also the agency's microdata), pages and social networks. `networked`
 * is true for a page that ends with the networks, which the footer then omits. If the panel fails, the
 * footer has only the networks of the environment.
 */
export async function footerData(locale: Locale, networked: boolean) {
  const t = await getTranslations();
  const { address, email, phone, poweredBy, whatsapp } = agency();
  return {
    agency: { id: agencyId(), name: siteName() },
    address,
    contacts: [
      { label: t('site.phone'), text: phone, href: `tel:${e164(phone)}`, fact: 'telephone' },
      { label: t('site.whatsapp'), text: whatsapp, href: whatsappUrl(whatsapp) },
      { label: t('site.email'), text: email, href: `mailto:${email}`, fact: 'email' },
    ],
    pages: (await shownPages(FOOTER_PAGES, locale)).map((route): FrameLink => {
      const text = t(route.page === 'verify' ? 'verify.link' : `pages.${pageKey(route)}`);
      return [text, pathOf(locale, route)];
    }),
    networks: networked ? [] : await readSocialMediasIfAny(),
    poweredBy: [poweredBy.name, poweredBy.url] as FrameLink,
    texts: {
      address: t('site.address'),
      contact: t('site.contact'),
      follow: t('site.follow'),
      pages: t('site.pages'),
      poweredBy: t('site.poweredBy'),
      rights: t('site.rights', { year: String(new Date().getFullYear()), agency: siteName() }),
    },
  };
}
