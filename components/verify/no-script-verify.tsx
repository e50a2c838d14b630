import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PostedContact } from '@/lib/verify/receive-contact';
import type { OwnContact } from '@/lib/verify/verdict';
import { verify } from '@/lib/verify/verify';
import { ContactInput } from './contact-input';
import { VerdictNote } from './verdict-note';

type Props = {
  locale: Locale;
  texts: Messages['verify'];
  /** Text and path of the link to the contact page. */
  write: { text: string; href: string };
  refusals: Messages['forms']['refusals'];
  own: readonly OwnContact[];
  /** The posted contact; null before. */
  check: PostedContact | null;
};

/** The form for visitors without script: it is posted, and the reply page has the verdict. */
export function NoScriptVerify({ locale, texts, write, refusals, own, check }: Props) {
  const { form, plainHint } = texts;
  const typed = check?.typed ?? '';
  const blank = typed.trim() === '';
  const refusal = check?.refusal;
  return (
    <form
      action={`/api/verify?lang=${locale}#check`}
      method="post"
      noValidate
      className="mt-6 lg:pr-6"
    >
      <ContactInput
        field="posted-contact"
        texts={{ ...form, hint: plainHint }}
        empty={check !== null && !refusal && blank}
        name="contact"
        defaultValue={typed}
      />
      <Button type="submit" look="filled" className="mt-6 max-sm:w-full">
        {form.button}
      </Button>
      {refusal && (
        <p role="alert" className="mt-8 border-accent border-l-2 pl-4 text-lg">
          {refusals[refusal.code]}
        </p>
      )}
      {!refusal && !blank && (
        <div role="status">
          <VerdictNote texts={form} write={write} verdict={verify(typed, own)} />
        </div>
      )}
    </form>
  );
}
