'use client';

import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DraftNote } from '@/components/forms/draft-note';
import { Form } from '@/components/forms/form';
import { FormFoot } from '@/components/forms/form-foot';
import { useShowSent } from '@/components/forms/form-page';
import { fillFields } from '@/components/forms/form-state';
import { schemaResolver } from '@/components/forms/resolver';
import { readAnswers } from '@/components/forms/summary';
import { TextField } from '@/components/forms/text-field';
import type { FormTexts } from '@/components/forms/texts';
import { Thanks } from '@/components/forms/thanks';
import { useCheckedForm } from '@/components/forms/use-checked-form';
import { useDraft } from '@/components/forms/use-draft';
import { useDraftNote } from '@/components/forms/use-draft-note';
import { LazyNewFace } from '@/components/talents/lazy-new-face';
import { Field } from '@/components/ui/field';
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
  const form = useForm({ resolver: schemaResolver(schema), shouldFocusError: false });
  const note = useDraftNote<Message>({
    clear: () => {
      const previous = form.getValues();
      checked.empty();
      draft.drop();
      return previous;
    },
    bringBack: (previous) => fillFields(form, previous),
  });
  const checked = useCheckedForm({
    form,
    schema,
    handler: '/api/contact',
    locale,
    say: (fault, name) => (fault === 'required' && unanswered[name]) || forms.faults[fault],
    content: (message) => {
      note.reset();
      return { fields: message };
    },
    onSent: (element) => {
      const shown = { answers: readAnswers(element), labels: contact.fields };
      const face = <LazyNewFace locale={locale} />;
      setSent(<Thanks texts={texts} words={contact} {...shown} face={face} />);
      draft.drop();
    },
    onReset: () => show(sent),
  });
  const draft = useDraft({
    name: 'contact',
    checked,
    isStored,
    onRestored: (answers) => {
      if (Object.keys(answers).length > 0) note.restored();
    },
  });
  const field = (name: ContactField) => ({ ...checked.field(name), label: contact.fields[name] });
  const { registration, ...message } = field('message');

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
          <Field {...message} name="message" className="sm:col-span-2">
            {(control) => (
              <textarea
                {...control}
                {...registration}
                rows={6}
                maxLength={PARAGRAPH_LENGTH}
                required
              />
            )}
          </Field>
        </div>
        <FormFoot texts={texts} form={checked} faults={checked.faults} />
      </Form>
    </section>
  );
}
