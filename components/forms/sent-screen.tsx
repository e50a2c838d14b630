import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { SummaryRow } from './summary';

type Props = {
  title: ReactNode;
  /** What happens next, and when. */
  text: string;
  /** Links to the next pages, the main one first. */
  ways: readonly { text: string; href: string; onClick?: (() => void) | undefined }[];
  summary: { title: string; rows: readonly SummaryRow[] };
  /** What was sent and does not fit in rows. */
  children?: ReactNode;
  /** A picture beside the text, below everything on a phone. */
  face?: ReactNode;
};

const SUMMARY = 'sent-summary';

/** Success screen of every form, in place of its page. */
export function SentScreen({ title, text, ways, summary, children, face }: Props) {
  return (
    <section className={face ? 'beside-face' : ''}>
      <div className="px-gutter pb-10">
        <h1 tabIndex={-1} className="display page-title max-w-[11em] text-2xl outline-none">
          {title}
        </h1>
        <p className="mt-6 flex max-w-[24.5em] items-start gap-3 text-lg text-mute">
          <Icon of={Check} size={22} strokeWidth={1.4} className="mt-[0.2em] shrink-0 text-ink" />
          <span>{text}</span>
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          {ways.map((way, index) => (
            <SiteLink
              key={way.href}
              href={way.href}
              onClick={way.onClick}
              className={index === 0 ? 'button button-filled' : 'py-2 underline underline-offset-8'}
            >
              {way.text}
            </SiteLink>
          ))}
        </p>
      </div>
      <section aria-labelledby={SUMMARY} className="sent-summary">
        <h2 id={SUMMARY} className="display text-xl">
          {summary.title}
        </h2>
        {children}
        <dl>
          {summary.rows.map(({ label, text: value }) => (
            <div key={label}>
              <dt className="text-mute text-sm">{label}</dt>
              <dd className="whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {/* Last: it is loaded after the rest, which it must not move on a phone. */}
      {face}
    </section>
  );
}
