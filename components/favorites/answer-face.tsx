import { Fragment, type MouseEvent } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { ANSWERS, type Answer } from '@/lib/favorites/answers';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { profileRoute } from '@/lib/routes/build';
import type { TalentCard } from '@/lib/talents/card';
import { cardRows } from '@/lib/talents/rows';
import type { AnswerTexts } from './answer-groups';
import { ChosenCover } from './chosen-cover';

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

/** The border is visible in forced colors, which remove the background. */
const LABEL =
  'button button-outlined relative px-2 has-checked:border-4 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3';

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
    <li className="grid h-[calc(100svh-var(--spacing-header)-4.25rem)] min-h-128 snap-start grid-rows-[minmax(0,1fr)_auto] gap-y-4 pb-4 lg:grid-cols-[var(--spacing-column)_minmax(0,1fr)] lg:grid-rows-1 lg:px-gutter">
      <ChosenCover
        name={name}
        cover={cover}
        sizes="(width >= 1024px) 50vw, 100vw"
        widths={{ from: 384, to: 1080 }}
        load={first ? 'first' : undefined}
        className="max-lg:aspect-auto lg:h-full lg:max-w-full lg:justify-self-start"
      />
      <div className="px-gutter lg:self-end lg:px-0">
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
        <fieldset className="grid grid-cols-3 gap-2 pt-4 lg:max-w-120 lg:pt-8">
          <legend className="sr-only">{fill(texts.about, { name })}</legend>
          {ANSWERS.map((one) => (
            <label key={one} className={LABEL}>
              <input
                type="radio"
                name={`answer-${id}`}
                value={one}
                checked={one === answer}
                onChange={() => onAnswer(one)}
                onClick={press}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span>{texts.answers[one]}</span>
            </label>
          ))}
        </fieldset>
      </div>
    </li>
  );
}
