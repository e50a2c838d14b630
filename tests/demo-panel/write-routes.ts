import { type Answer, json, Refusal } from './answer.ts';
import type { Call } from './call.ts';
import type { ReadPicture } from './pictures/files.ts';
import type { Route } from './route.ts';
import { slugOf } from './seed/posts.ts';
import type { Roster } from './seed/roster.ts';
import type { Store } from './store.ts';
import {
  readContact,
  readDownload,
  readFavorites,
  readScouting,
  type Submission,
} from './submissions.ts';
import { zip } from './zip.ts';

function idempotencyKey({ request }: Call): string {
  const key = request.headers['idempotency-key'];
  if (typeof key === 'string' && key.trim() !== '') return key;
  const message = 'The Idempotency-Key header is required.';
  throw new Refusal(422, message, { 'Idempotency-Key': [message] });
}

const received = (id: number) => json(201, { message: 'Received.', data: { id } });

type Parts = { store: Store; roster: Roster; readPicture: ReadPicture };

/** The writes of the panel service. Each one is stored once, however often it is repeated. */
export function writeRoutes({ store, roster, readPicture }: Parts): Route[] {
  function write(
    path: string,
    kind: string,
    read: (call: Call) => Promise<Submission>,
    answer: (id: number, submission: Submission) => Answer | Promise<Answer> = received,
  ): Route {
    return {
      method: 'POST',
      path,
      service: 'panel',
      async answer(call) {
        const key = idempotencyKey(call);
        const submission = await read(call);
        const id = store.keep(kind, key, submission.fields, submission.files);
        return answer(id, submission);
      },
    };
  }

  async function composites(_id: number, { fields }: Submission): Promise<Answer> {
    const profile = roster.profile(Number(fields.talent));
    if (!profile || profile.compo.length === 0) throw new Refusal(404, 'No composite.');
    const name = slugOf(profile.name);
    const files = await Promise.all(
      profile.compo.map(async ({ file }, place) => ({
        name: `${name}-${place + 1}.jpg`,
        content: (await readPicture('desktop', file)) ?? Buffer.alloc(0),
      })),
    );
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}.zip"`,
    };
    return { status: 200, headers, body: zip(files) };
  }

  return [
    write('/api/get-scouted/pt', 'get-scouted', readScouting),
    write('/api/contact/pt', 'contact', readContact),
    write('/api/entry/favorites/send', 'favorites', (call) => readFavorites(call, roster)),
    write('/api/download/gallery', 'download', readDownload, composites),
  ];
}
