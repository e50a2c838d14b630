import { Check, CircleHelp, X } from 'lucide-react';
import { PageLink } from '@/components/ui/page-link';
import type { Locale } from '@/lib/i18n/locales';
import type { Verdict } from '@/lib/verify/verdict';
import type { VerifyTexts } from './verify-form';

const ICONS = { ours: Check, 'not-ours': X, unclear: CircleHelp };

type Props = { locale: Locale; texts: VerifyTexts; write: string; verdict: Verdict };

/** What a contact turned out to be, and what to do about it. */
export function VerdictNote({ locale, texts, write, verdict }: Props) {
  const { kind } = verdict;
  const said = {
    ours: [texts.ours, texts.oursText],
    'not-ours': [texts.notOurs, texts.notOursText],
    unclear: [texts.unclear, texts.unclearText],
  }[kind];
  const Icon = ICONS[kind];
  return (
    <div className="mt-8 border-line border-y py-6">
      <p
        className={`display flex items-center gap-3 text-xl ${kind === 'not-ours' ? 'text-accent' : ''}`}
      >
        <Icon aria-hidden size={28} strokeWidth={1.4} className="-ml-1 shrink-0" />
        {said[0]}
      </p>
      <p className="mt-3 max-w-[34em]">{said[1]}</p>
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
        <PageLink
          locale={locale}
          route={{ page: 'contact' }}
          className="mt-4 inline-block py-2 underline underline-offset-4"
        >
          {write}
        </PageLink>
      )}
    </div>
  );
}
