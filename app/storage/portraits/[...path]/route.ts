import { serveFile } from '@/lib/media/served-file';

/** Covers as Next's image optimizer reads them, with the face in view (`lib/media/portrait.ts`). */
export async function GET(
  request: Request,
  { params }: RouteContext<'/storage/portraits/[...path]'>,
) {
  return serveFile((await params).path, request, 'portrait');
}
