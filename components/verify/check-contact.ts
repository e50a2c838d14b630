import { isRecord } from '@/lib/json';
import type { OwnContact, Verdict } from '@/lib/verify/verdict';

/** Posts a contact to be checked. `often`: the rate limit refused it. Never rejects. */
export async function checkContact(
  url: string,
  contact: string,
  signal: AbortSignal,
): Promise<Verdict | 'often' | 'failed'> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ contact }),
      signal,
    });
    if (answer.status === 429) return 'often';
    const verdict: unknown = answer.ok ? await answer.json() : null;
    return isVerdict(verdict) ? verdict : 'failed';
  } catch {
    return 'failed';
  }
}

/** Guards against the page of a proxy. */
function isVerdict(value: unknown): value is Verdict {
  if (!isRecord(value)) return false;
  if (value.kind === 'not-ours' || value.kind === 'unclear') return true;
  return value.kind === 'ours' && Array.isArray(value.contacts) && value.contacts.every(isContact);
}

function isContact(value: unknown): value is OwnContact {
  return isRecord(value) && typeof value.text === 'string' && typeof value.href === 'string';
}
