import 'server-only';
import type { FormHandler } from '../forms/answer';
import { TEXT_LIMITS } from '../forms/body';
import { checkFields, type FieldFaults } from '../forms/fields';
import { idempotencyKey } from '../forms/idempotency';
import { type FormWords, faultTexts } from '../forms/plain-answer';
import { readFields } from '../forms/read-fields';
import { Refusal } from '../forms/refusal';
import { DEFAULT_LOCALE } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { sendCasting } from '../panel/submissions';
import { pathOf, profileRoute } from '../routes/build';
import { absoluteUrl } from '../site';
import { parseIds } from './ids';
import { MAX_FAVORITES, MAX_SHARED, NOTE_MAX_LENGTH } from './limits';
import { readCards } from './read-chosen';
import { type Casting, castingSchema } from './schema';

/**
 * Room for a whole selection with its notes, each character up to 6 bytes in JSON, and 1 KB for what
 * else belongs to a talent.
 */
const LIMITS = { ...TEXT_LIMITS, bytes: MAX_FAVORITES * (6 * NOTE_MAX_LENGTH + 1024) };

/**
 * The handler of the casting form: validates a selection with its sender (JSON, or urlencoded with
 * its ids) and sends it. A talent who is not in the roster is a fault of that talent's place.
 */
export const castingForm: FormHandler = {
  name: 'favorites',
  page: 'favorites',
  limits: LIMITS,
  words: wordsOf,
  read: async (request) => ({ fields: await readFields(request, LIMITS) }),
  async send({ fields }, request) {
    const { data, faults } = checkFields(castingSchema, { talents: talentsOf(fields), ...fields });
    if (!data) throw new Refusal('invalid', { faults });
    await sendSelection(data, await idempotencyKey(request, data));
  },
};

function wordsOf(messages: Messages): FormWords {
  const { form, brief } = messages.favorites;
  const { name, phone, email, sent, sentHint } = form;
  const talents = messages.pages.favorites;
  const fault = faultTexts(messages, {
    name: form.nameError,
    phone: form.phoneError,
    email: form.emailError,
    talents: form.emptyError,
  });
  return {
    thanks: { title: sent, text: sentHint },
    labels: { talents, name, phone, email, message: brief.title },
    fault: (found, field) => (field.startsWith('talents.') ? form.gone : fault(found, field)),
  };
}

/** Without script, the form contains the ids of a shared selection, as its URL does. */
function talentsOf({ ids }: Readonly<Record<string, unknown>>): { id: number }[] {
  return typeof ids === 'string' ? parseIds(ids, MAX_SHARED).ids.map((id) => ({ id })) : [];
}

/** Sends a validated selection to the agency. Names and URLs of the profiles come from the roster. */
async function sendSelection({ talents, message, ...sender }: Casting, key: string): Promise<void> {
  const notes = new Map(talents.map(({ id, note }) => [id, note]));
  const cards = await readCards([...notes.keys()]);
  const known = new Set(cards.map(({ id }) => id));
  const faults: FieldFaults = {};
  for (const [index, { id }] of talents.entries()) {
    if (!known.has(id)) faults[`talents.${index}.id`] = 'choice';
  }
  if (Object.keys(faults).length > 0) throw new Refusal('invalid', { faults });
  const chosen = cards.map(({ id, name }) => {
    const note = notes.get(id);
    const url = absoluteUrl(pathOf(DEFAULT_LOCALE, profileRoute({ id, name })));
    return { id, name, url, ...(note && { note }) };
  });
  await sendCasting({ ...sender, ...(message && { message }), talents: chosen }, key);
}
