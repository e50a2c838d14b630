import { getLocale, getTranslations } from 'next-intl/server';
import { FormPage } from '@/components/forms/form-page';
import { formTexts } from '@/components/forms/texts';
import { PageHead } from '@/components/ui/page-head';
import { fill } from '@/lib/i18n/fill';
import { messagesOf } from '@/lib/i18n/messages';
import { readSocialMediasIfAny } from '@/lib/panel/social-medias';
import { agency, e164, whatsappUrl } from '@/lib/site';
import { ContactForm } from './contact-form';
import { MapOnDemand } from './map-on-demand';

export async function ContactScreen() {
  const locale = await getLocale();
  const t = await getTranslations();
  const { contact } = messagesOf(locale);
  const form = formTexts(locale, 'contact');
  const { address, map } = agency();
  return (
    <FormPage>
      <div className="px-gutter">
        <PageHead title={t('pages.contact')} lead={fill(contact.lead, { city: address.city })} />
        <div className="split mt-12 gap-y-16 border-line border-t pt-10">
          <section aria-labelledby="reach">
            <h2 id="reach" className="display text-xl">
              {contact.reach}
            </h2>
            <Ways />
            {map && (
              <MapOnDemand
                embed={map.embed}
                title={contact.map}
                show={contact.showMap}
                hint={contact.mapHint}
              />
            )}
          </section>
          <ContactForm texts={{ ...form, contact }} />
        </div>
      </div>
    </FormPage>
  );
}

/** Address, phones, e-mail and networks. Without the panel the networks are left out. */
async function Ways() {
  const t = await getTranslations();
  const networks = await readSocialMediasIfAny();
  const { address, email, map, phone, whatsapp } = agency();
  const place = [address.district, address.city].filter(Boolean).join(', ');
  const ways = [
    [t('site.phone'), phone, `tel:${e164(phone)}`],
    [t('site.whatsapp'), whatsapp, whatsappUrl(whatsapp)],
    [t('site.email'), email, `mailto:${email}`],
  ] as const;
  return (
    <dl className="mt-6 mb-8 divide-y divide-line border-line border-y">
      <div className="py-4">
        <dt className="text-mute text-sm">{t('site.address')}</dt>
        <dd>
          <address className="not-italic">
            <span>{address.street}</span>
            <br />
            <span>{`${place} – ${address.region},`}</span>{' '}
            <span className="whitespace-nowrap">{address.postalCode}</span>
          </address>
          {map && (
            <a
              href={map.link}
              rel="noopener noreferrer"
              className="inline-block py-1 text-sm underline underline-offset-4"
            >
              {t('contact.openMap')}
            </a>
          )}
        </dd>
      </div>
      {ways.map(([label, text, href]) => (
        <div key={label} className="py-4">
          <dt className="text-mute text-sm">{label}</dt>
          <dd>
            <a
              href={href}
              rel="noopener"
              className="quiet-link inline-block py-1 text-lg wrap-anywhere"
            >
              {text}
            </a>
          </dd>
        </div>
      ))}
      {networks.length > 0 && (
        <div className="py-4">
          <dt className="text-mute text-sm">{t('site.follow')}</dt>
          <dd className="flex flex-wrap gap-x-6">
            {networks.map(({ name, url }) => (
              <a
                key={name}
                href={url}
                rel="noopener"
                className="quiet-link inline-block py-1 text-lg capitalize"
              >
                {name}
              </a>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
