import { Check, CircleHelp, X } from 'lucide';
import { ChangingText } from '@/components/ui/changing-text';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { Messages } from '@/lib/i18n/messages';
import { type Verdict, verdictTexts } from '@/lib/verify/verdict';

const ICONS = { ours: Check, 'not-ours': X, unclear: CircleHelp };

type Props = {
  texts: Messages['verify']['form'];
  /** Text and path of the link to the contact page. */
  write: { text: string; href: string };
  verdict: Verdict;
};

export function VerdictNote({ texts, write, verdict }: Props) {
  const { kind } = verdict;
  const { title, text } = verdictTexts(texts, verdict);
  return (
    <div className="mt-8 border-line border-y py-6">
      <p
        className={`display flex items-center gap-3 text-xl ${kind === 'not-ours' ? 'text-accent' : ''}`}
      >
        <Icon of={ICONS[kind]} size={28} strokeWidth={1.4} className="-ml-1 shrink-0" />
        <ChangingText>{title}</ChangingText>
      </p>
      <p className="mt-3 max-w-[34em]">
        <ChangingText>{text}</ChangingText>
      </p>
      {verdict.kind === 'ours' ? (
        <>
          {verdict.contacts.map(({ href, text }) => (
            <p key={href} className="mt-1 text-lg">
              {text}
            </p>
          ))}
          <p className="mt-3 max-w-[34em] text-mute text-sm">{texts.oursHint}</p>
        </>
      ) : (
        <SiteLink href={write.href} className="mt-4 inline-block py-2 underline underline-offset-4">
          {write.text}
        </SiteLink>
      )}
    </div>
  );
}
