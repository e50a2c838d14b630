import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { SentMessage } from './sent-message';
import type { SummaryRow } from './summary';
import type { FormTexts } from './texts';

type Props = {
  as?: 'h1' | 'h2';
  texts: FormTexts;
  title: string;
  text: string;
  rows: readonly SummaryRow[];
  children?: ReactNode;
};

/** Says that a form has gone, with its answers, and leads on to the models. */
export function SentAnswers({ as, texts: { locale, forms }, children, rows, ...said }: Props) {
  return (
    <SentMessage
      as={as}
      {...said}
      summary={{ title: forms.summary, rows }}
      next={
        <ButtonLink locale={locale} route={{ page: 'roster', view: 'models' }}>
          {forms.seeModels}
        </ButtonLink>
      }
    >
      {children}
    </SentMessage>
  );
}
