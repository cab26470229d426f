import { findPreview } from '@/lib/images/cards/findPreview';
import { pictureResponse } from '@/lib/images/cards/pictureResponse';

/**
 * `/og/{story id}.{hash}.{language}.jpg`, `/og/card/…` and `/og/page/{path}.…`: 1200 x 630 JPEG
 * previews. Other paths get the brand's.
 */
export async function GET(request: Request) {
  // Parsed from the URL, because Next decodes params and an id may contain an escape.
  const parts = new URL(request.url).pathname.split('/').slice(2);
  return pictureResponse(request, await findPreview(parts));
}
