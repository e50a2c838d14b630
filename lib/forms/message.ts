import 'server-only';
import { sendContact } from '../panel/submissions';
import { contactSchema } from './contact';
import { checkFields } from './fields';
import { idempotencyKey } from './idempotency';
import { refuseRobots } from './protection';
import { readFields } from './receive';
import { Refusal } from './refusal';

/** Receives a message to the agency, checks it and passes it on. @throws Refusal, UpstreamError */
export async function receiveMessage(
  request: Request,
  values: Record<string, string>,
  scripted: boolean,
): Promise<void> {
  const fields = await readFields(request);
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') values[name] = value;
  }
  refuseRobots(fields, { scripted });
  const { data, faults } = checkFields(contactSchema, fields);
  if (!data) throw new Refusal('invalid', { faults });
  await sendContact(data, await idempotencyKey(request, data));
}
