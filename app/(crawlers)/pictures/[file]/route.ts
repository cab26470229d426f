import { findCrop } from '@/lib/images/cards/findCrop';
import { pictureResponse } from '@/lib/images/cards/pictureResponse';

export async function GET(request: Request) {
  // Parsed from the URL, because Next decodes params and an id may contain an escape.
  const file = new URL(request.url).pathname.split('/').at(-1) ?? '';
  return pictureResponse(request, await findCrop(file));
}
