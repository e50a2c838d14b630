import type { ReactNode } from 'react';
import { SentScreen } from '@/components/forms/sent-screen';
import { type Answers, summaryOf } from '@/components/forms/summary';
import type { FormTexts } from '@/components/forms/texts';
import type { Messages } from '@/lib/i18n/messages';

export type ContactTexts = FormTexts & { contact: Messages['contact'] };

type Props = { texts: ContactTexts; answers: Answers; face: ReactNode };

/** What a visitor sees once a message was sent. */
export function MessageSent({ texts: { forms, contact, paths }, answers, face }: Props) {
  return (
    <SentScreen
      title={contact.thanksTitle}
      text={contact.thanksText}
      ways={[
        { text: forms.seeModels, href: paths.models },
        { text: forms.openForm, href: paths.form },
      ]}
      summary={{ title: forms.summary, rows: summaryOf(answers, contact.fields) }}
      face={face}
    />
  );
}
