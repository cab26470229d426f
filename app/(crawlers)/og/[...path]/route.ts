import { findPreview } from '@/lib/images/previews/findPreview';
import { pictureResponse } from '@/lib/images/previews/pictureResponse';

/**
 * `/og/{story id}.{hash}.{language}.jpg`, `/og/card/{story id}.{hash}.{language}.jpg` and
 * `/og/page/{path}.{hash}.{language}.jpg`: previews as a JPEG of 1200 x 630. Any other path has the brand's.
 */
export async function GET(request: Request) {
  // Out of the URL itself: Next's params are decoded already, and an id may hold an escape of
  // its own.
  const parts = new URL(request.url).pathname.split('/').slice(2);
  return pictureResponse(request, await findPreview(parts));
}
