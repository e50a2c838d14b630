import { Check, X } from 'lucide';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { PageHead } from '@/components/ui/page-head';
import { PageLink } from '@/components/ui/page-link';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { pageUrl } from '@/lib/seo/metadata';
import { siteName } from '@/lib/site';
import type { OwnContact } from '@/lib/verify/verdict';
import styles from './verify.module.css';
import { PrintButton, VerifyForm } from './verify-form';

/** Scout verification: the check, the agency's contacts, how it works; prints as one sheet. */
export async function VerifyScreen({ own }: { own: readonly OwnContact[] }) {
  const locale = await getLocale();
  const t = await getTranslations('pages');
  const { verify } = messagesOf(locale);
  const write = { text: verify.write, href: pathOf(locale, { page: 'contact' }) };
  return (
    <div className={`px-gutter ${styles.sheet}`}>
      <PageHead
        title={t('verify')}
        lead={verify.lead}
        titleClass="text-2xl max-w-[8em]"
        className={styles.head}
      />
      <div className={`split mt-12 gap-y-16 border-line border-t pt-10 ${styles.part}`}>
        <section aria-labelledby="check" className="print:hidden">
          <h2 id="check" className="display text-xl">
            {verify.form.title}
          </h2>
          <VerifyForm action={`/api/verify?lang=${locale}`} texts={verify.form} write={write} />
        </section>
        <section aria-labelledby="contacts">
          <h2 id="contacts" className="display text-xl">
            {verify.contacts}
          </h2>
          <ContactList own={own} />
        </section>
      </div>
      <div
        className={`split mt-16 gap-y-16 border-line border-t pt-10 ${styles.part} ${styles.pair}`}
      >
        <Rules id="always" mark="check" {...verify.always} />
        <Rules id="never" mark="cross" {...verify.never} />
      </div>
      <div className={`split mt-16 gap-y-16 border-line border-t pt-10 ${styles.part}`}>
        <Rules id="doubt" mark="number" {...verify.doubt}>
          <PageLink
            locale={locale}
            route={{ page: 'contact' }}
            className="button button-outlined mt-8 print:hidden"
          >
            {verify.write}
          </PageLink>
        </Rules>
        <section aria-labelledby="schools" className="print:hidden">
          <h2 id="schools" className="display text-xl">
            {verify.schools}
          </h2>
          <p className="mt-6 mb-4 max-w-[22.5em] text-mute">{verify.schoolsText}</p>
          <PrintButton text={verify.print} />
        </section>
      </div>
      <p className={`hidden ${styles.foot}`}>
        <b>{siteName()}</b>
        <span>{`${verify.sheet} ${pageUrl(locale, { route: { page: 'verify' } })}`}</span>
      </p>
    </div>
  );
}

/** All contacts of the agency, to compare by eye. */
async function ContactList({ own }: { own: readonly OwnContact[] }) {
  const t = await getTranslations();
  const names: Readonly<Partial<Record<OwnContact['kind'], string>>> = {
    phone: t('site.phone'),
    whatsapp: t('site.whatsapp'),
    email: t('site.email'),
    site: t('verify.site'),
    instagram: 'Instagram',
    facebook: 'Facebook',
  };
  const networked = own.some(({ kind }) => ['instagram', 'facebook', 'network'].includes(kind));
  return (
    <>
      <p className="mt-6 max-w-[34em] text-mute">{t('verify.contactsText')}</p>
      <dl className={`mt-6 divide-y divide-line border-line border-y ${styles.contacts}`}>
        {own.map(({ kind, name = names[kind], text, href }) => (
          <div key={href} className="py-3">
            <dt className="text-mute text-sm">{name}</dt>
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

const ICONS = { check: Check, cross: X };

type Props = {
  id: string;
  mark: keyof typeof ICONS | 'number';
  title: string;
  children?: ReactNode;
} & Readonly<Record<`${1 | 2 | 3 | 4 | 5}`, string>>;

function Rules({ id, mark, title, children, ...lines }: Props) {
  const icon = mark === 'number' ? null : ICONS[mark];
  const List = icon ? 'ul' : 'ol';
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-xl">
        {title}
      </h2>
      <List className="mt-6 max-w-[34em] divide-y divide-line border-line border-y">
        {Object.values(lines).map((line, at) => (
          <li key={line} className="flex gap-4 py-3">
            {icon ? (
              <Icon
                of={icon}
                size={18}
                strokeWidth={1.6}
                className={`mt-[0.25em] shrink-0 ${mark === 'cross' ? 'text-accent' : ''}`}
              />
            ) : (
              <span aria-hidden className="w-[18px] shrink-0 text-mute tabular-nums">
                {at + 1}
              </span>
            )}
            <span>{line}</span>
          </li>
        ))}
      </List>
      {children}
    </section>
  );
}
