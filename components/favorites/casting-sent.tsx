import { type Answers, SentPictures, SentScreen } from '@/components/forms/sent-screen';
import { pathOf } from '@/lib/routes/build';
import { ChosenCover } from './chosen-cover';
import type { Casting } from './use-casting';

/** Its capitals are set smaller and wider than a title in lower case, whose hairlines would break. */
export const CAPITALS = 'text-xl leading-[1.15] uppercase tracking-[0.04em]';

type Props = Pick<Casting, 'locale' | 'texts' | 'talents'> & {
  answers: Answers;
  onAgain: (() => void) | undefined;
};

export function CastingSent({ locale, texts, answers, talents, onAgain }: Props) {
  const { form, brief } = texts;
  const { name, phone, email } = form;
  const href = pathOf(locale, { page: 'roster', view: 'models' });
  const labels = { name, phone, email, message: brief.title.toLocaleUpperCase(locale) };
  return (
    <SentScreen
      title={<span className={CAPITALS}>{form.sent}</span>}
      text={form.sentHint}
      ways={[{ text: form.again, href, onNavigate: onAgain }]}
      summary={{ title: texts.summary, answers, labels }}
    >
      <SentPictures>
        {talents.map(({ id, name, cover, note }) => (
          <li key={id}>
            <ChosenCover
              name={name}
              cover={cover}
              sizes="(width >= 640px) 11rem, 33vw"
              className="aspect-3/4"
            />
            <p className="mt-2 text-sm">{name}</p>
            {note && <p className="text-mute text-sm whitespace-pre-wrap">{note}</p>}
          </li>
        ))}
      </SentPictures>
    </SentScreen>
  );
}
