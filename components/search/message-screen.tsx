import { getLocale } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { PageHead } from '@/components/ui/page-head';
import type { Refusal } from '@/lib/forms/refusal';
import { messagesOf } from '@/lib/i18n/messages';
import type { ReadMessage } from '@/lib/message/read-message';
import { MESSAGE_FIELD, MessageAnswer } from './message-answer';

type Props = {
  typed: string;
  refusal: Refusal | null;
  read: { message: ReadMessage; totals: readonly number[] } | null;
};

/** A posted message and its result, for visitors without script. */
export async function MessageScreen({ typed, refusal, read }: Props) {
  const locale = await getLocale();
  const { search, forms } = messagesOf(locale);
  const { message: words } = search;
  const refused =
    refusal?.code === 'too-large' ? words.tooLong : refusal && forms.refusals[refusal.code];
  return (
    <div className="paper px-gutter pb-16">
      <PageHead title={words.label} lead={words.posted} titleClass="text-2xl max-w-[8em]" />
      <form action={`/api/search?lang=${locale}`} method="post" className="mt-10 mb-6 max-w-2xl">
        <Field name="words" label={words.label} fault={refused ?? undefined}>
          {({ className, ...control }) => (
            <textarea
              {...control}
              name="words"
              rows={8}
              placeholder={words.placeholder}
              defaultValue={typed}
              className={`${className} ${MESSAGE_FIELD}`}
            />
          )}
        </Field>
        <Button type="submit" look="filled" className="mt-6 max-sm:w-full">
          {words.read}
        </Button>
      </form>
      {read && <MessageAnswer locale={locale} texts={search} {...read} />}
    </div>
  );
}
