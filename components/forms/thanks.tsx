import type { ReactNode } from 'react';
import { SentScreen } from './sent-screen';
import { type Answers, summaryOf } from './summary';
import type { FormTexts } from './texts';

type Props = {
  texts: FormTexts;
  /** The title and text after the form was sent. */
  words: Readonly<Record<'thanksTitle' | 'thanksText', string>>;
  /** As the fields of the form show them. */
  answers: Answers;
  labels: Answers;
  face: ReactNode;
  /** What the rows cannot show of the submission, such as photos. */
  children?: ReactNode;
};

/** The success screen of a form with a page of its own, with links to the models and to the form. */
export function Thanks({ texts, words, answers, labels, face, children }: Props) {
  const { forms, paths } = texts;
  return (
    <SentScreen
      title={words.thanksTitle}
      text={words.thanksText}
      ways={[
        { text: forms.seeModels, href: paths.models },
        { text: forms.openForm, href: paths.form },
      ]}
      summary={{ title: forms.summary, rows: summaryOf(answers, labels) }}
      face={face}
    >
      {children}
    </SentScreen>
  );
}
