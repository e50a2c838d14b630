import { answerPost } from '@/lib/forms/answer';
import { receiveApplication } from '@/lib/scouting/receive-application';

export const dynamic = 'force-dynamic';

/** `POST /api/get-scouted`: an application with its four photos, as multipart. */
export function POST(request: Request): Promise<Response> {
  return answerPost(request, {
    form: 'get-scouted',
    page: 'be-a-model',
    work: (values, scripted) => receiveApplication(request, values, scripted),
  });
}
