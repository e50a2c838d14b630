import 'server-only';
import { checkFields } from '../forms/fields';
import { idempotencyKey } from '../forms/idempotency';
import { refuseRobots } from '../forms/protection';
import { readFields } from '../forms/receive';
import { Refusal } from '../forms/refusal';
import { sendContact } from '../panel/submissions';
import { contactSchema } from './schema';

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
