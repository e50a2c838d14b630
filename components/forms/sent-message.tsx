import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { SummaryRow } from './summary';

type Props = {
  /** `h1` where it is all that the page holds. */
  as?: 'h1' | 'h2';
  title: string;
  /** What happens next, and when. */
  text: string;
  summary?: { title: string; rows: readonly SummaryRow[] } | undefined;
  /** Where to go from here. */
  next: ReactNode;
  /** What was sent, where rows do not show it. */
  children?: ReactNode;
};

/** What every form says once it has gone. */
export function SentMessage({ as: Title = 'h2', title, text, summary, next, children }: Props) {
  return (
    <div className="sent-message">
      <Icon of={Check} size={36} strokeWidth={1.2} className="-ml-1.5" />
      <Title className={`display mt-5 max-w-[11em] ${Title === 'h1' ? 'text-3xl' : 'text-2xl'}`}>
        {title}
      </Title>
      <p className="mt-5 max-w-[24.5em] text-balance text-lg text-mute">{text}</p>
      {children}
      {summary && summary.rows.length > 0 && (
        <dl aria-label={summary.title} className="sent-summary">
          {summary.rows.map(({ label, text: value }) => (
            <div key={label}>
              <dt className="text-mute text-sm">{label}</dt>
              <dd className="whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-8">{next}</p>
    </div>
  );
}
