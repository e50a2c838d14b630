import { type Answers, SentPictures, SentScreen } from '@/components/forms/sent-screen';
import { pathOf } from '@/lib/routes/build';
import { ChosenCover } from './chosen-cover';
import type { Casting } from './use-casting';

type Props = Pick<Casting, 'locale' | 'texts' | 'talents'> & {
  answers: Answers;
  onAgain: (() => void) | undefined;
};

export function CastingSent({ locale, texts, answers, talents, onAgain }: Props) {
  const { form, brief } = texts;
  const { name, phone, email } = form;
  const href = pathOf(locale, { page: 'roster', view: 'models' });
  const labels = { name, phone, email, message: brief.title };
  return (
    <SentScreen
      title={<span className="uppercase">{form.sent}</span>}
      text={form.sentHint}
      ways={[{ text: form.again, href, onClick: onAgain }]}
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
