import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import { readSocialMediasIfAny } from '@/lib/panel/content';
import type { Route } from '@/lib/routes/route';
import { AGENCY, siteName, whatsappUrl } from '@/lib/site';
import { pageKey } from './menu-entries';

const PAGES: readonly Route[] = [
  { page: 'roster', view: 'models' },
  { page: 'roster', view: 'talents' },
  { page: 'be-a-model' },
  { page: 'about' },
  { page: 'blog' },
  { page: 'contact' },
  { page: 'privacy' },
];

/** Contact, pages and networks. Without the panel the networks are left out, never the page. */
export async function Footer({ locale }: { locale: Locale }) {
  const t = await getTranslations();
  const networks = await readSocialMediasIfAny();
  const { address, email, phone, poweredBy, whatsapp } = AGENCY;
  return (
    <footer className="mt-24 border-line border-t px-gutter pt-12 pb-8 text-sm">
      <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div>
          <p className="display text-xl">{t('site.contact')}</p>
          <address className="mt-4 text-mute not-italic">
            {address.street}
            <br />
            {address.district}, {address.city} – {address.region}
            <br />
            {address.postalCode}
          </address>
        </div>
        <ul className="space-y-1">
          <FooterLink
            href={`tel:${phone.replaceAll(' ', '')}`}
            label={t('site.phone')}
            text={phone}
          />
          <FooterLink href={whatsappUrl(whatsapp)} label={t('site.whatsapp')} text={whatsapp} />
          <FooterLink href={`mailto:${email}`} label={t('site.email')} text={email} />
        </ul>
        <nav aria-label={t('site.pages')}>
          <ul>
            {PAGES.map((route) => (
              <li key={pageKey(route)}>
                <PageLink locale={locale} route={route} className="quiet-link inline-block py-1">
                  {t(`pages.${pageKey(route)}`)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        {networks.length > 0 && (
          <nav aria-label={t('site.follow')}>
            <ul>
              {networks.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener" className="quiet-link inline-block py-1 capitalize">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="mt-14 flex flex-wrap justify-between gap-x-8 gap-y-2 border-line border-t pt-5 text-mute text-xs">
        <p>{t('site.rights', { year: String(new Date().getFullYear()), agency: siteName() })}</p>
        <p>
          {t('site.poweredBy')}{' '}
          <a href={poweredBy.url} rel="noopener" className="underline underline-offset-4">
            {poweredBy.name}
          </a>
        </p>
      </div>
    </footer>
  );
}

function FooterLink({ href, label, text }: { href: string; label: string; text: string }) {
  return (
    <li>
      <span className="caps block text-mute">{label}</span>
      <a href={href} rel="noopener" className="quiet-link inline-block py-1">
        {text}
      </a>
    </li>
  );
}
