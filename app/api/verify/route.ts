import { answerPost } from '@/lib/forms/answer';
import { verifyForm } from '@/lib/verify/receive-contact';

export const dynamic = 'force-dynamic';

/** `POST /api/verify`: the contact check without script; redirects to the page with the verdict. */
export function POST(request: Request): Promise<Response> {
  return answerPost(request, verifyForm);
}
