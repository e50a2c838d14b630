import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import type { FormTexts } from './texts';

/** Answers as text, by field name. */
export type Answers = Readonly<Record<string, string>>;

type Props = {
  title: ReactNode;
  /** What happens next, and when. */
  text: string;
  /** Links to the next pages, the main one first. */
  ways: readonly { text: string; href: string; onNavigate?: (() => void) | undefined }[];
  /** The answers, as the fields of the form show them, under their labels and in their order. */
  summary: { title: string; answers: Answers; labels: Answers };
  /** What was sent and does not fit in rows. */
  children?: ReactNode;
  /** A picture beside the text, below everything on a phone. */
  face?: ReactNode;
};

const SUMMARY = 'sent-summary';

/** Success screen of every form, in place of its page. */
export function SentScreen({ title, text, ways, summary, children, face }: Props) {
  const answered = Object.entries(summary.labels).filter(([name]) => summary.answers[name]?.trim());
  return (
    <section className={face ? 'beside-face' : ''}>
      <div className="px-gutter pb-10">
        <h1 tabIndex={-1} className="display page-title max-w-[11em] text-2xl outline-none">
          {title}
        </h1>
        <p className="mt-6 flex max-w-[24.5em] items-start gap-3 text-lg text-mute">
          <Icon of={Check} size={22} strokeWidth={1.4} className="mt-[0.2em] shrink-0 text-ink" />
          <span>{text}</span>
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          {ways.map((way, index) => (
            <SiteLink
              key={way.href}
              href={way.href}
              onNavigate={way.onNavigate}
              className={index === 0 ? 'button button-filled' : 'py-2 underline underline-offset-8'}
            >
              {way.text}
            </SiteLink>
          ))}
        </p>
      </div>
      <section aria-labelledby={SUMMARY} className="px-gutter pb-16">
        <h2 id={SUMMARY} className="display text-xl">
          {summary.title}
        </h2>
        {children}
        <dl className="mt-6 grid max-w-184 gap-x-8 gap-y-4 border-line border-y py-5 sm:grid-cols-2">
          {answered.map(([name, label]) => (
            <div key={label}>
              <dt className="text-mute text-sm">{label}</dt>
              <dd className="whitespace-pre-wrap">{summary.answers[name]?.trim()}</dd>
            </div>
          ))}
        </dl>
      </section>
      {/* Last: it is loaded after the rest, which it must not move on a phone. */}
      {face}
    </section>
  );
}

/** The pictures that were sent, for the children of the screen. In a wide window four are as wide as the rows. */
export function SentPictures({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="mt-6 grid max-w-184 grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-4 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]"
    >
      {children}
    </ul>
  );
}

type ThanksProps = {
  texts: FormTexts;
  words: Readonly<Record<'thanksTitle' | 'thanksText' | 'again', string>>;
  answers: Answers;
  labels: Answers;
  face: ReactNode;
  children?: ReactNode;
};

/** The success screen of a form with a page of its own, with links to the models and to the form. */
export function Thanks({ texts, words, answers, labels, ...rest }: ThanksProps) {
  const { forms, paths } = texts;
  return (
    <SentScreen
      title={words.thanksTitle}
      text={words.thanksText}
      ways={[
        { text: forms.seeModels, href: paths.models },
        { text: words.again, href: paths.form },
      ]}
      summary={{ title: forms.summary, answers, labels }}
      {...rest}
    />
  );
}

/** The answers of a form as its fields show them; for a select, the label of the option. */
export function readAnswers(form: HTMLFormElement): Answers {
  const names = [...form.elements].map((field) => field.getAttribute('name') ?? '');
  const fields = new Set(names.filter((name) => name !== ''));
  return Object.fromEntries(
    [...fields].map((name) => [name, textOf(form.elements.namedItem(name))]),
  );
}

function textOf(field: Element | RadioNodeList | null): string {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    return field.checked ? field.value : '';
  }
  const hasText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return hasText || field instanceof RadioNodeList ? field.value : '';
}
