import { answerPost } from '@/lib/forms/answer';
import { scoutingForm } from '@/lib/scouting/receive-application';

export const dynamic = 'force-dynamic';

/** `POST /api/get-scouted`: an application with its four photos, as multipart. */
export const POST = (request: Request) => answerPost(request, scoutingForm);
