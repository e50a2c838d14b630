import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/ui/page-head';
import { PageLink } from '@/components/ui/page-link';
import { PrintButton } from '@/components/ui/print-button';
import { messagesOf } from '@/lib/i18n/messages';
import { pathOf } from '@/lib/routes/build';
import { pageUrl } from '@/lib/seo/metadata';
import { siteName } from '@/lib/site';
import type { OwnContact } from '@/lib/verify/verdict';
import { ContactList } from './contact-list';
import { Rules } from './rules';
import { VerifyForm } from './verify-form';
import './verify.css';

/** Scout verification: the check, the agency's contacts, how it works; prints as one sheet. */
export async function VerifyScreen({ own }: { own: readonly OwnContact[] }) {
  const locale = await getLocale();
  const t = await getTranslations('pages');
  const { verify } = messagesOf(locale);
  const write = { text: verify.write, href: pathOf(locale, { page: 'contact' }) };
  return (
    <div className="verify-sheet px-gutter">
      <PageHead
        title={t('verify')}
        lead={verify.lead}
        titleClass="text-2xl max-w-[8em]"
        className="verify-head"
      />
      <div className="verify-part split mt-12 gap-y-16 border-line border-t pt-10">
        <section aria-labelledby="check" className="verify-screen-only">
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
      <div className="verify-part verify-pair split mt-16 gap-y-16 border-line border-t pt-10">
        <Rules id="always" mark="check" {...verify.always} />
        <Rules id="never" mark="cross" {...verify.never} />
      </div>
      <div className="verify-part split mt-16 gap-y-16 border-line border-t pt-10">
        <Rules id="doubt" mark="number" {...verify.doubt}>
          <PageLink
            locale={locale}
            route={{ page: 'contact' }}
            className="button button-outlined mt-8 print:hidden"
          >
            {verify.write}
          </PageLink>
        </Rules>
        <section aria-labelledby="schools" className="verify-screen-only">
          <h2 id="schools" className="display text-xl">
            {verify.schools}
          </h2>
          <p className="mt-6 mb-4 max-w-[22.5em] text-mute">{verify.schoolsText}</p>
          <PrintButton text={verify.print} />
        </section>
      </div>
      <p className="verify-foot">
        <b>{siteName()}</b>
        <span>{`${verify.sheet} ${pageUrl(locale, { route: { page: 'verify' } })}`}</span>
      </p>
    </div>
  );
}
