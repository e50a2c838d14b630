import { getTranslations } from 'next-intl/server';
import { NetworkIcon } from '@/components/ui/network-icon';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import { readSocialMediasIfAny, type SocialMedia } from '@/lib/panel/content';
import { pageKey, type Route } from '@/lib/routes/route';
import { agencyId } from '@/lib/seo/agency';
import { agency, e164, siteName, whatsappUrl } from '@/lib/site';

const PAGES: readonly Route[] = [
  { page: 'roster', view: 'models' },
  { page: 'roster', view: 'women' },
  { page: 'roster', view: 'men' },
  { page: 'roster', view: 'new_faces' },
  { page: 'roster', view: 'talents' },
  { page: 'roster', view: 'actors' },
  { page: 'roster', view: 'international' },
  { page: 'roster', view: 'creative' },
  { page: 'be-a-model' },
  { page: 'about' },
  { page: 'blog' },
  { page: 'contact' },
  { page: 'privacy' },
  { page: 'verify' },
];

type Props = {
  locale: Locale;
  /** True below a page that ends in the networks, which are not said twice. */
  networked: boolean;
};

/**
 * Contact, pages and networks, also as data of the agency. Without the panel the networks are left
 * out, never the page.
 */
export async function Footer({ locale, networked }: Props) {
  const t = await getTranslations();
  const networks = networked ? [] : await readSocialMediasIfAny();
  const { address, email, phone, poweredBy, whatsapp } = agency();
  return (
    <footer
      itemScope
      itemType="https://schema.org/Organization"
      itemID={agencyId()}
      className="mt-24 border-line border-t px-gutter pt-12 pb-8 text-sm"
    >
      <meta itemProp="name" content={siteName()} />
      <div className="grid gap-y-10 sm:grid-cols-2 lg:grid-cols-[3fr_1.5fr_1.5fr] lg:[&>:not(:last-child)]:pr-6">
        <div>
          <Title>{t('site.address')}</Title>
          <address
            itemProp="address"
            itemScope
            itemType="https://schema.org/PostalAddress"
            className="py-1 not-italic"
          >
            <span itemProp="streetAddress">
              {address.street}
              {address.district && (
                <>
                  <br />
                  {address.district}
                </>
              )}
            </span>
            , <span itemProp="addressLocality">{address.city}</span> –{' '}
            <span itemProp="addressRegion">{address.region}</span>
            <br />
            <span itemProp="postalCode">{address.postalCode}</span>
          </address>
        </div>
        <div>
          <Title>{t('site.contact')}</Title>
          <ul>
            <FooterLink
              href={`tel:${e164(phone)}`}
              label={t('site.phone')}
              text={phone}
              fact="telephone"
            />
            <FooterLink href={whatsappUrl(whatsapp)} label={t('site.whatsapp')} text={whatsapp} />
            <FooterLink
              href={`mailto:${email}`}
              label={t('site.email')}
              text={email}
              fact="email"
            />
          </ul>
          <Networks title={t('site.follow')} networks={networks} />
        </div>
        <nav aria-label={t('site.pages')} className="sm:col-span-2 lg:col-span-1">
          <Title>{t('site.pages')}</Title>
          <ul className="columns-2 gap-4 sm:columns-3 md:columns-4 lg:columns-2">
            {PAGES.map((route) => (
              <li key={pageKey(route)} className="break-inside-avoid">
                <PageLink locale={locale} route={route} className="quiet-link inline-block py-1">
                  {t(route.page === 'verify' ? 'verify.link' : `pages.${pageKey(route)}`)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="mt-14 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-line border-t pt-5 text-mute text-xs">
        <p>{t('site.rights', { year: String(new Date().getFullYear()), agency: siteName() })}</p>
        <p>
          {t('site.poweredBy')}{' '}
          <a
            href={poweredBy.url}
            rel="noopener"
            className="inline-block py-1 underline underline-offset-4"
          >
            {poweredBy.name}
          </a>
        </p>
      </div>
    </footer>
  );
}

type NetworksProps = { title: string; networks: readonly SocialMedia[] };

function Networks({ title, networks }: NetworksProps) {
  if (networks.length === 0) return null;
  return (
    <nav aria-label={title} className="mt-8">
      <Title>{title}</Title>
      <ul className="flex flex-wrap gap-x-6">
        {networks.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              itemProp="sameAs"
              rel="noopener"
              className="quiet-link inline-flex items-center gap-2 py-1 capitalize"
            >
              <NetworkIcon name={name} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Title({ children }: { children: string }) {
  return <p className="caps pb-3 text-mute">{children}</p>;
}

type FooterLinkProps = { href: string; label: string; text: string; fact?: string };

/** `fact` is what schema.org calls the text. */
function FooterLink({ href, label, text, fact }: FooterLinkProps) {
  return (
    <li>
      <span className="text-mute">{label}</span>{' '}
      <a href={href} rel="noopener" className="quiet-link inline-block py-1">
        <span itemProp={fact}>{text}</span>
      </a>
    </li>
  );
}
