import { serveFile } from '@/lib/media/served-file';

/** Pictures and videos of the panel's storage, served from this site's origin. */
export async function GET(request: Request, { params }: RouteContext<'/storage/[...path]'>) {
  return serveFile((await params).path, request);
}
