import 'server-only';
import type { Locale } from '../i18n/locales';
import { type Messages, messagesOf } from '../i18n/messages';
import { plainPage } from '../page/plain-page';
import type { PlainPage } from '../routes/route';
import type { FieldFault, FieldFaults } from './fields';
import type { Refusal } from './refusal';

/** The texts of one form for a browser without script. */
export type FormWords = {
  thanks: { title: string; text: string };
  /** The labels of the fields, in document order. A list of values is one field. */
  labels: Readonly<Record<string, string>>;
  fault: (fault: FieldFault, name: string) => string;
};

/**
 * The page that refuses a form posted without script: the reason, and the invalid fields by their
 * labels. It has no link to the form, which would be empty: with Back, the browser restores what was
 * typed. A post from another site has nothing to go back to.
 */
export function refusalPage(
  locale: Locale,
  page: PlainPage,
  words: FormWords,
  { code, faults, status, headers }: Refusal,
): Response {
  const { forms, pages } = messagesOf(locale);
  const content = {
    title: pages[page],
    text: forms.refusals[code],
    list: faultsByLabel(words, faults),
    after: code === 'origin' ? undefined : forms.goBack,
  };
  return plainPage(locale, content, { status, headers });
}

/** The texts of faults for a form in which some unanswered fields have texts of their own. */
export function faultTexts(
  { forms }: Messages,
  unanswered: Readonly<Record<string, string>>,
): FormWords['fault'] {
  return (fault, name) => (fault === 'required' && unanswered[name]) || forms.faults[fault];
}

/** One row per label with a fault; a fault of a value in a list (`talents.2.id`) belongs to the list. */
function faultsByLabel({ labels, fault }: FormWords, faults: FieldFaults) {
  return Object.entries(labels).flatMap(([name, label]) => {
    const [found] = Object.entries(faults).filter(([field]) => field.split('.')[0] === name);
    return found?.[1] ? [{ label, text: fault(found[1], found[0]) }] : [];
  });
}
