import { getLocale, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import type { RefusalCode } from '@/lib/forms/refusal';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import type { PlainPage } from '@/lib/routes/route';

type Props = {
  /** The page of the form. */
  page: PlainPage;
  /** Why the form was refused, or that its reply has expired. */
  refused?: RefusalCode | 'expired';
};

/**
 * For a visitor without script whose answers cannot be shown again: why the form was refused, or
 * that its reply or confirmation has expired.
 */
export async function UnknownReplyScreen({ page, refused }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('pages');
  const { forms } = messagesOf(locale);
  return (
    <section className="px-gutter pb-[16vh]">
      <h1 className="display page-title">{t(page)}</h1>
      <p className="mt-6 max-w-[24.5em] text-balance text-lg text-mute">{textOf(refused, forms)}</p>
      <p className="mt-8">
        <ButtonLink locale={locale} route={{ page }}>
          {forms.openForm}
        </ButtonLink>
      </p>
    </section>
  );
}

function textOf(refused: Props['refused'], forms: Messages['forms']): string {
  if (refused === undefined) return forms.unknownSent;
  return refused === 'expired' ? forms.expired : forms.refusals[refused];
}
