'use client';

import { type ReactNode, useState } from 'react';
import { DraftNote, useDraftNote } from '@/components/forms/draft-note';
import { ParagraphField, TextField } from '@/components/forms/fields';
import { Form, FormFoot } from '@/components/forms/form';
import { useShowSent } from '@/components/forms/form-page';
import { fillFields } from '@/components/forms/form-values';
import { sendingNews } from '@/components/forms/sending-news';
import { readAnswers, Thanks } from '@/components/forms/sent-screen';
import type { FormTexts } from '@/components/forms/texts';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useDraft } from '@/components/forms/use-draft';
import { NewFace } from '@/components/talents/new-face';
import type { ContactField, Message } from '@/lib/contact/schema';
import { PARAGRAPH_LENGTH } from '@/lib/forms/limits';
import type { Messages } from '@/lib/i18n/messages';

type Props = { texts: FormTexts & { contact: Messages['contact'] } };

const HEADING = 'write';

const isStored = () => true;

const schema = () => import('@/lib/contact/schema').then(({ contactSchema }) => contactSchema);

/** The contact form. This device stores the draft until the message is sent. */
export function ContactForm({ texts }: Props) {
  const { contact, forms, locale } = texts;
  const unanswered: Partial<Record<ContactField, string>> = contact.unanswered;
  const [sent, setSent] = useState<ReactNode>(null);
  const show = useShowSent();
  const note = useDraftNote<Message>({
    clear: () => {
      const previous = checked.form.getValues();
      checked.empty();
      draft.drop();
      return previous;
    },
    bringBack: (previous) => fillFields(checked.form, previous),
  });
  const checked = useCheckedForm({
    schema,
    handler: '/api/contact',
    locale,
    news: sendingNews(texts, contact.thanksTitle),
    say: (fault, name) => (fault === 'required' && unanswered[name]) || forms.faults[fault],
    content: (message) => {
      note.reset();
      return { fields: message };
    },
    onSent: (element) => {
      const shown = { answers: readAnswers(element), labels: contact.fields };
      const face = <NewFace locale={locale} />;
      setSent(<Thanks texts={texts} words={contact} {...shown} face={face} />);
      draft.drop();
    },
    onReset: () => show(sent),
  });
  const draft = useDraft({
    name: 'contact',
    form: checked.form,
    isStored,
    onRestored: ({ answers }) => {
      if (Object.keys(answers).length > 0) note.restored();
    },
  });
  const field = (name: ContactField) => ({ ...checked.field(name), label: contact.fields[name] });

  return (
    <section aria-labelledby={HEADING}>
      <Form form={checked} leaveEmpty={forms.leaveEmpty}>
        <h2 id={HEADING} className="display mb-3 text-xl">
          {contact.write}
        </h2>
        <DraftNote texts={texts} {...note.shown(draft.hasDraft, draft.notPersisted)} />
        <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
          <TextField {...field('name')} type="text" autoComplete="name" className="sm:col-span-2" />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('phone')} type="tel" autoComplete="tel" optional={forms.optional} />
          <TextField
            {...field('subject')}
            type="text"
            autoComplete="on"
            className="sm:col-span-2"
          />
          <ParagraphField
            {...field('message')}
            rows={6}
            maxLength={PARAGRAPH_LENGTH}
            className="sm:col-span-2"
          />
        </div>
        <FormFoot texts={texts} form={checked} />
      </Form>
    </section>
  );
}
