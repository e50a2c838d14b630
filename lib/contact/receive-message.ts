import 'server-only';
import { readFields } from '../forms/body';
import { checkFields } from '../forms/fields';
import { idempotencyKey } from '../forms/idempotency';
import { Refusal } from '../forms/refusal';
import { type FormHandler, faultTexts } from '../handlers/answer-post';
import { sendContact } from '../panel/submissions';
import { contactSchema } from './schema';

/** The handler of the contact form: validates a message (JSON or urlencoded) and sends it. */
export const contactForm: FormHandler = {
  name: 'contact',
  page: 'contact',
  words: (messages) => {
    const { fields: labels, thanksTitle: title, thanksText: text, unanswered } = messages.contact;
    return { thanks: { title, text }, labels, fault: faultTexts(messages, unanswered) };
  },
  read: async (request) => ({ fields: await readFields(request) }),
  async send({ fields }, request) {
    const { data, faults } = checkFields(contactSchema, fields);
    if (!data) throw new Refusal('invalid', { faults });
    await sendContact(data, await idempotencyKey(request, data));
  },
};
