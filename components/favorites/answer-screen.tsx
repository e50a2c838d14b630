'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Share } from '@/components/talents/share';
import { REDUCED_MOTION } from '@/components/ui/use-media-query';
import { type Answer, type Answers, readAnswers, writeAnswers } from '@/lib/favorites/answers';
import { CASTING_ID } from '@/lib/favorites/ids';
import { type SharedLink, writeLink } from '@/lib/favorites/shared-link';
import { storeAnswers, storedAnswers } from '@/lib/favorites/stored-answers';
import { fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { TalentCard } from '@/lib/talents/card';
import { AnswerFace } from './answer-face';
import { AnswerGroups, type AnswerTexts } from './answer-groups';
import { CastingForm } from './casting-form';
import { ChosenCover } from './chosen-cover';
import { SendBar } from './send-bar';
import type { CastingTexts } from './texts';
import './answer.css';

type Props = {
  locale: Locale;
  link: SharedLink;
  /** The address of the page without its query. */
  url: string;
  cards: readonly TalentCard[];
  texts: AnswerTexts;
  measures: Messages['measures'];
  share: Messages['share'];
  casting: CastingTexts;
  /** The tools of the selection. */
  children: ReactNode;
};

const RESULT_ID = 'answers';

/** A shared selection to be answered face by face. The answers are stored on this device. */
export function AnswerScreen(props: Props) {
  const { locale, link, url, cards, texts, measures, share, casting, children } = props;
  const { answers, notPersisted, answer } = useAnswers(link);
  const result = useRef<HTMLElement>(null);
  const done = cards.filter(({ id }) => answers[id]).length;
  const back = {
    ...share,
    share: link.by ? fill(texts.back, { name: link.by }) : texts.backUnnamed,
  };
  function advance(face: Element): void {
    const behavior = matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth';
    (face.nextElementSibling ?? result.current)?.scrollIntoView({ behavior, block: 'start' });
  }
  return (
    <>
      <ol className="answer-faces">
        {cards.map((card, index) => (
          <AnswerFace
            key={card.id}
            locale={locale}
            card={card}
            position={fill(texts.position, { position: index + 1, total: cards.length })}
            first={index === 0}
            answer={answers[card.id]}
            texts={texts}
            measures={measures}
            onAnswer={(one) => answer(card.id, one)}
            onPress={advance}
          />
        ))}
      </ol>
      <SendBar text={fill(texts.result, { done, total: cards.length })} target={RESULT_ID} />
      <section ref={result} id={RESULT_ID} className="pt-12">
        <h2 className="display px-gutter pb-8 text-2xl">{texts.title}</h2>
        <div className="lg:grid lg:grid-cols-3">
          <AnswerGroups cards={cards} answers={answers} texts={texts} heading="h3">
            {(group) => (
              <ul className="grid grid-cols-3 gap-x-4 gap-y-6 px-gutter sm:grid-cols-[repeat(auto-fill,9rem)]">
                {group.map(({ id, name, cover }) => (
                  <li key={id}>
                    <ChosenCover name={name} cover={cover} sizes="(width >= 640px) 9rem, 29vw" />
                    <p className="mt-2 text-sm">{name}</p>
                  </li>
                ))}
              </ul>
            )}
          </AnswerGroups>
        </div>
        {notPersisted && (
          <p role="status" className="px-gutter pb-6 font-medium text-accent">
            {texts.notPersisted}
          </p>
        )}
        {done > 0 && (
          <div className="tools gap-y-3 px-gutter pb-6">
            <a href={`#${CASTING_ID}`} className="button button-filled">
              {texts.agency}
            </a>
            <Share
              url={url + writeLink({ ...link, view: 'list', answers })}
              title={texts.reply}
              texts={back}
              className="button button-outlined py-4.25"
            />
          </div>
        )}
      </section>
      {children}
      <CastingForm
        locale={locale}
        texts={casting}
        talents={cards.map(({ id, name, cover }) => {
          const given = answers[id];
          return { id, name, cover, ...(given && { note: texts.answers[given] }) };
        })}
      />
    </>
  );
}

/** The visitor's answers to a link, stored on this device. */
function useAnswers(link: SharedLink) {
  const key = writeLink({ ...link, view: 'list', answers: {} });
  const { ids } = link;
  const [answers, setAnswers] = useState<Answers>({});
  const [notPersisted, setNotPersisted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the ids
  useEffect(() => setAnswers(readAnswers(storedAnswers(key), ids)), [key]);
  return {
    answers,
    notPersisted,
    answer(id: number, answer: Answer) {
      const now = { ...answers, [id]: answer };
      setAnswers(now);
      setNotPersisted(!storeAnswers(key, writeAnswers(ids, now)));
    },
  };
}
