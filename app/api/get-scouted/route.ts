import { answerPost } from '@/lib/handlers/answer-post';
import { scoutingForm } from '@/lib/scouting/receive-application';

export const dynamic = 'force-dynamic';

/** `POST /api/get-scouted`: an application with its four photos, as multipart. */
export const POST = (request: Request) => answerPost(request, scoutingForm);
