import { fetchMedia } from '@/lib/media/storage-file';

/** Pictures and videos of the panel's storage, from this site's own origin. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/storage/[...path]'>,
): Promise<Response> {
  return fetchMedia((await params).path, request);
}
