import { Fragment, type MouseEvent } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { Picture } from '@/components/ui/picture';
import { PictureFrame } from '@/components/ui/picture-frame';
import { ANSWERS, type Answer } from '@/lib/favorites/answers';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { profileRoute } from '@/lib/routes/build';
import type { TalentCard } from '@/lib/talents/card';
import { cardRows } from '@/lib/talents/rows';
import type { AnswerTexts } from './answer-groups';

type Props = {
  locale: Locale;
  card: TalentCard;
  /** `3 / 12` */
  position: string;
  first: boolean;
  answer: Answer | undefined;
  texts: AnswerTexts;
  measures: Messages['measures'];
  onAnswer: (answer: Answer) => void;
  /** Called after a click or tap, but not after a key: arrow keys try one answer after another. */
  onPress: (face: Element) => void;
};

/** One talent, as large as the window allows, and the answers to choose from. */
export function AnswerFace(props: Props) {
  const { locale, card, position, first, answer, texts, measures, onAnswer, onPress } = props;
  const { id, name, cover } = card;
  const rows = cardRows(card, locale).filter(({ key }) => key === 'height' || key === 'jeans');
  const press = ({ detail, currentTarget }: MouseEvent) => {
    const face = currentTarget.closest('li');
    if (detail > 0 && face) onPress(face);
  };
  return (
    <li className="answer-face">
      <PictureFrame name={name}>
        {cover && (
          <Picture
            mobile={cover}
            desktop={cover}
            source="portrait"
            alt=""
            folderSwitch="roster"
            sizes="(width >= 1024px) 50vw, 100vw"
            width={3}
            height={4}
            widths={{ from: 384, to: 1080 }}
            load={first ? 'first' : undefined}
          />
        )}
      </PictureFrame>
      <div className="answer-side">
        <p className="caps pb-2 text-mute tabular-nums">{position}</p>
        <h2 className="display text-2xl">
          <PageLink locale={locale} route={profileRoute(card)} className="quiet-link">
            {name}
          </PageLink>
        </h2>
        <p className="favorite-measures mt-1 text-mute tabular-nums">
          {rows.map(({ key, text }) => (
            <Fragment key={key}>
              <span>{`${measures[key]} ${text}`}</span>{' '}
            </Fragment>
          ))}
        </p>
        <fieldset>
          <legend className="sr-only">{fill(texts.about, { name })}</legend>
          {ANSWERS.map((one) => (
            <label key={one} className="button button-outlined">
              <input
                type="radio"
                name={`answer-${id}`}
                value={one}
                checked={one === answer}
                onChange={() => onAnswer(one)}
                onClick={press}
              />
              <span>{texts.answers[one]}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </li>
  );
}
