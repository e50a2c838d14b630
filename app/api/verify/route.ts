import { answerPost } from '@/lib/forms/answer';
import { verifyForm } from '@/lib/verify/receive-contact';

export const dynamic = 'force-dynamic';

/** `POST /api/verify`: a contact to check, from a page without script, which gets the verdict. */
export function POST(request: Request): Promise<Response> {
  return answerPost(request, verifyForm);
}
