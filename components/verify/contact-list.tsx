import { getTranslations } from 'next-intl/server';
import type { OwnContact } from '@/lib/verify/verdict';

/** All contacts of the agency, to compare by eye. */
export async function ContactList({ own }: { own: readonly OwnContact[] }) {
  const t = await getTranslations();
  const names: Readonly<Record<OwnContact['kind'], string>> = {
    phone: t('site.phone'),
    whatsapp: t('site.whatsapp'),
    email: t('site.email'),
    site: t('verify.site'),
    instagram: 'Instagram',
    facebook: 'Facebook',
  };
  const networked = own.some(({ kind }) => kind === 'instagram' || kind === 'facebook');
  return (
    <>
      <p className="mt-6 max-w-[34em] text-mute">{t('verify.contactsText')}</p>
      <dl className="verify-contacts mt-6 divide-y divide-line border-line border-y">
        {own.map(({ kind, text, href }) => (
          <div key={href} className="py-3">
            <dt className="text-mute text-sm">{names[kind]}</dt>
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
      </dl>
      {!networked && <p className="mt-4 max-w-[34em] text-sm">{t('verify.noNetworks')}</p>}
    </>
  );
}
