import { findCrop } from '@/lib/images/cards/findCrop';
import { pictureResponse } from '@/lib/images/cards/pictureResponse';
import { lastSegment } from '@/lib/request/sentSegments';

export async function GET(request: Request) {
  return pictureResponse(request, await findCrop(lastSegment(request)));
}
