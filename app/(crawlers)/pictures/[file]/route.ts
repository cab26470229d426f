import { findCrop } from '@/lib/images/previews/findCrop';
import { pictureResponse } from '@/lib/images/previews/pictureResponse';

/**
 * `/pictures/{story id}.{hash}.{16x9, 4x3 or 1x1}.jpg`: a story's picture in the shapes that search
 * engines show.
 */
export async function GET(request: Request) {
  // Out of the URL itself: Next's params are decoded already, and an id may hold an escape of
  // its own.
  const file = new URL(request.url).pathname.split('/').at(-1) ?? '';
  return pictureResponse(request, await findCrop(file));
}
