import { answerPost } from '@/lib/forms/answer';
import { scoutingForm } from '@/lib/scouting/receive-application';

export const dynamic = 'force-dynamic';

/** `POST /api/get-scouted`: an application with its four photos, as multipart. */
export function POST(request: Request): Promise<Response> {
  return answerPost(request, scoutingForm);
}
