import { findSocialCard } from '@/lib/images/cards/findSocialCard';
import { pictureResponse } from '@/lib/images/cards/pictureResponse';
import { sentSegments } from '@/lib/request/sentSegments';

/**
 * `/og/{story id}.{hash}.{language}.jpg`, `/og/card/…` and `/og/page/{path}.…`: 1200 x 630 JPEG
 * social cards. Other paths get the brand's.
 */
export async function GET(request: Request) {
  const [, ...parts] = sentSegments(request);
  return pictureResponse(request, await findSocialCard(parts));
}
