import { type Answers, SentScreen } from '@/components/forms/sent-screen';
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
      {/* In a wide window four are as wide as the rows below. */}
      <ul className="mt-6 grid max-w-184 grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-4 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
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
      </ul>
    </SentScreen>
  );
}
