import { Button } from '@/components/ui/button';
import type { Reply } from '@/lib/forms/replies';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { MAX_CONTACT_LENGTH } from '@/lib/verify/limits';
import type { OwnContact } from '@/lib/verify/verdict';
import { verify } from '@/lib/verify/verify';
import { ContactInput } from './contact-input';
import { VerdictNote } from './verdict-note';

type Props = {
  locale: Locale;
  texts: Messages['verify'];
  /** Text and path of the link to the contact page. */
  write: { text: string; href: string };
  forms: Messages['forms'];
  own: readonly OwnContact[];
  /** The posted contact; null before. */
  reply: Reply | null;
  expired: boolean;
};

/** The form for visitors without script: it is posted, and the reply page has the verdict. */
export function NoScriptVerify({ texts, forms, own, reply, expired, ...rest }: Props) {
  const { locale, write } = rest;
  const { form, plainHint } = texts;
  // One character more than allowed, so that an overlong text is recognized.
  const typed = reply?.values.contact?.slice(0, MAX_CONTACT_LENGTH + 1) ?? '';
  const blank = typed.trim() === '';
  const code = reply?.code;
  const alert = expired ? forms.expired : code && forms.refusals[code];
  return (
    <form action={`/api/verify?lang=${locale}`} method="post" noValidate className="mt-6 lg:pr-6">
      <ContactInput
        field="posted-contact"
        texts={{ ...form, hint: plainHint }}
        empty={reply !== null && !code && blank}
        name="contact"
        defaultValue={typed}
      />
      <Button type="submit" look="filled" className="mt-6 max-sm:w-full">
        {form.button}
      </Button>
      {alert && (
        <p role="alert" className="mt-8 border-accent border-l-2 pl-4 text-lg">
          {alert}
        </p>
      )}
      {!code && !blank && (
        <div role="status">
          <VerdictNote texts={form} write={write} verdict={verify(typed, own)} />
        </div>
      )}
    </form>
  );
}
