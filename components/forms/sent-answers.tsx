import type { ReactNode } from 'react';
import { IntentLink } from '@/components/ui/intent-link';
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
export function SentAnswers({ as, texts: { forms, paths }, children, rows, ...said }: Props) {
  return (
    <SentMessage
      as={as}
      {...said}
      summary={{ title: forms.summary, rows }}
      next={
        <IntentLink href={paths.models} className="button button-outlined">
          {forms.seeModels}
        </IntentLink>
      }
    >
      {children}
    </SentMessage>
  );
}
