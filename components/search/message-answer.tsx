import type { ReactNode } from 'react';
import { rosterHref } from '@/components/talents/roster-href';
import { counted, fill } from '@/lib/i18n/fill';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { ReadMessage } from '@/lib/message/read-message';
import { segmentsOf } from '@/lib/message/segments';
import { factsByName, roleInWords } from '@/lib/message/wording';
import { holdsPeople } from '@/lib/talents/views';
import { ListLink } from './list-link';
import './message.css';

type Props = {
  locale: Locale;
  texts: Messages['search'];
  message: ReadMessage;
  /** The number of talents in the list of each role. */
  totals: readonly number[];
  /** Opens the list of a role in place of a plain link. */
  onOpen?: (path: string) => void;
  /** Shown below the facts. */
  children?: ReactNode;
};

/** The result for a message: its roles, its facts, and the text with both highlighted. */
export function MessageAnswer(props: Props) {
  const { locale, texts, message, totals, onOpen, children } = props;
  const { message: words } = texts;
  const facts = factsByName(message.facts);
  return (
    <div className="message-answer">
      <section>
        <h2 className="caps text-mute">{words.roles}</h2>
        {message.roles.length === 0 && <p className="pt-2">{words.noRole}</p>}
        <ol>
          {message.roles.map((role, at) => {
            const count = totals[at] ?? 0;
            const found = holdsPeople(role.view, role.query.category)
              ? texts.foundPeople
              : texts.found;
            const path = rosterHref({ locale, view: role.view }, role.query);
            const text = `${roleInWords(role, words, locale)} · ${counted(found, count, locale)}`;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two roles may be the same
              <li key={at}>
                {onOpen ? (
                  <ListLink path={path} onOpen={onOpen} className="">
                    {text}
                  </ListLink>
                ) : (
                  <a href={path}>{text}</a>
                )}
                {role.minors && <p className="text-mute text-sm">{words.minors}</p>}
              </li>
            );
          })}
        </ol>
      </section>
      {facts.length > 0 && (
        <section>
          <h2 className="caps text-mute">{words.facts}</h2>
          <dl>
            {facts.map(([name, text]) => (
              <div key={name}>
                <dt className="text-mute">{words.names[name]}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {children}
        </section>
      )}
      <section className="message-marked">
        <h2 className="caps text-mute">{words.marked}</h2>
        <p>
          {segmentsOf(message).map(({ text, role, fact }, at) =>
            role === undefined && !fact ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
              <span key={at}>{text}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
              <mark key={at}>
                <span>{text}</span>
                <small>
                  {fact ? words.names[fact] : fill(words.role, { number: (role ?? 0) + 1 })}
                </small>
              </mark>
            ),
          )}
        </p>
      </section>
    </div>
  );
}
