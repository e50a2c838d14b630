import { contactForm } from '@/lib/contact/receive-message';
import { answerPost } from '@/lib/handlers/answer-post';

export const dynamic = 'force-dynamic';

/** `POST /api/contact`: a message to the agency, as JSON or urlencoded. */
export const POST = (request: Request) => answerPost(request, contactForm);
