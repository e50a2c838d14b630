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

/** The style of the field for a message, which grows. */
export const MESSAGE_FIELD = 'field-sizing-content min-h-36 max-h-[40svh]';

const LINK = 'block py-1 text-lg underline underline-offset-[0.3em]';
const ROW = 'border-line border-b py-2.5 wrap-anywhere';
const MARKED =
  'bg-transparent text-inherit underline decoration-2 decoration-accent underline-offset-[0.3em]';

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
    <div className="grid gap-x-12 gap-y-8 pt-6 lg:grid-cols-2">
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
              <li key={at} className={ROW}>
                {onOpen ? (
                  <ListLink path={path} onOpen={onOpen} className={LINK}>
                    {text}
                  </ListLink>
                ) : (
                  <a href={path} className={LINK}>
                    {text}
                  </a>
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
              <div key={name} className={`grid grid-cols-[minmax(6rem,1fr)_2fr] gap-4 ${ROW}`}>
                <dt className="text-mute">{words.names[name]}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {children}
        </section>
      )}
      <section className="lg:col-span-2">
        <h2 className="caps text-mute">{words.marked}</h2>
        <p className="whitespace-pre-line pt-3 leading-loose wrap-anywhere">
          {segmentsOf(message).map(({ text, role, fact }, at) =>
            role === undefined && !fact ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
              <span key={at}>{text}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
              <mark key={at} className={MARKED}>
                <span>{text}</span>
                <small className="mr-[0.2em] ml-[0.3em] inline-block text-mute text-xs">
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
