import 'server-only';
import { readFields, TEXT_LIMITS } from '../forms/body';
import { checkFields, type FieldFaults } from '../forms/fields';
import { idempotencyKey } from '../forms/idempotency';
import { Refusal } from '../forms/refusal';
import { type FormHandler, type FormWords, faultTexts } from '../handlers/answer-post';
import { DEFAULT_LOCALE, type Locale, localeOrDefault } from '../i18n/locales';
import type { Messages } from '../i18n/messages';
import { sendCasting } from '../panel/submissions';
import { pathOf, profileRoute } from '../routes/build';
import { absoluteUrl } from '../site';
import { parseIds, writeIds } from './ids';
import { MAX_FAVORITES, MAX_SHARED, NOTE_MAX_LENGTH } from './limits';
import { readCards } from './read-chosen';
import { type Casting, castingSchema } from './schema';

/**
 * Room for a whole selection with its notes, each character up to 6 bytes in JSON, and 1 KB for what
 * else belongs to a talent.
 */
const CASTING_LIMITS = { ...TEXT_LIMITS, bytes: MAX_FAVORITES * (6 * NOTE_MAX_LENGTH + 1024) };

/**
 * The handler of the casting form: validates a selection with its sender (JSON, or urlencoded with
 * its ids) and sends it. A talent who is not in the roster is a fault of that talent's place.
 */
export const castingForm: FormHandler = {
  name: 'favorites',
  page: 'favorites',
  limits: CASTING_LIMITS,
  words: wordsOf,
  read: async (request) => ({ fields: await readFields(request, CASTING_LIMITS) }),
  async send({ fields }, request) {
    const { data, faults } = checkFields(castingSchema, { ...linkOf(fields), ...fields });
    if (!data) throw new Refusal('invalid', { faults });
    const locale = localeOrDefault(new URL(request.url).searchParams.get('lang'));
    const key = await idempotencyKey(request, data.shared.length > 0 ? { ...data, locale } : data);
    await sendSelection(data, locale, key);
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

/** Without script, the form contains the ids of a shared selection, as its URL does, and sends all of them. */
function linkOf({ ids }: Readonly<Record<string, unknown>>) {
  const shared = typeof ids === 'string' ? parseIds(ids, MAX_SHARED).ids : [];
  return { talents: shared.map((id) => ({ id })), shared };
}

/** Sends a validated selection to the agency. Names and URLs of the profiles come from the roster. */
async function sendSelection(casting: Casting, locale: Locale, key: string): Promise<void> {
  const { talents, shared, message: brief, ...sender } = casting;
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
  const message = [await originOf(shared, known, locale), brief].filter(Boolean).join('\n\n');
  await sendCasting({ ...sender, ...(message && { message }), talents: chosen }, key);
}

/**
 * The line that says which shared selection a casting was chosen from, in the agency's language. Empty if it
 * was not, or if none of that selection is in the roster. It has the ids of talents
 * alone, so that no text of a forged link reaches the agency.
 */
async function originOf(
  shared: readonly number[],
  chosen: ReadonlySet<number>,
  locale: Locale,
): Promise<string> {
  const ids = (await readCards([...new Set(shared)])).map(({ id }) => id);
  if (ids.length === 0) return '';
  const link = absoluteUrl(pathOf(DEFAULT_LOCALE, { page: 'favorites' })) + writeIds(ids);
  const left = ids.filter((id) => !chosen.has(id)).length;
  return `De uma seleção compartilhada de ${ids.length} (${link}). Não escolhidos: ${left}. Idioma: ${locale}.`;
}
