import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SentAnswers } from './sent-answers';
import type { SummaryRow } from './summary';
import { formTexts } from './texts';

type Props = {
  title: string;
  text: string;
  /** What was sent; nothing once it is no longer kept. */
  rows?: readonly SummaryRow[];
  /** What was sent, where rows do not show it. */
  children?: ReactNode;
};

/** What a visitor without script sees once a form has gone. */
export async function ThanksScreen({ title, text, rows = [], children }: Props) {
  const locale = await getLocale();
  return (
    <section className="px-gutter pt-10 pb-[16vh]">
      <SentAnswers as="h1" texts={formTexts(locale)} title={title} text={text} rows={rows}>
        {children}
      </SentAnswers>
    </section>
  );
}
