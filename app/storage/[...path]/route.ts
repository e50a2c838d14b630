import { fetchMedia } from '@/lib/media/storage-file';

/** Pictures and videos of the panel's storage, under this site's own address. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/storage/[...path]'>,
): Promise<Response> {
  return fetchMedia((await params).path, request);
}
