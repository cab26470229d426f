import { findCrop } from '@/lib/images/cards/findCrop';
import { pictureResponse } from '@/lib/images/cards/pictureResponse';

/** `/pictures/{story id}.{hash}.{16x9|4x3|1x1}.jpg`: the shapes that search engines show. */
export async function GET(request: Request) {
  // Parsed from the URL, because Next decodes params and an id may contain an escape.
  const file = new URL(request.url).pathname.split('/').at(-1) ?? '';
  return pictureResponse(request, await findCrop(file));
}
