import { conditionalAnswer } from '@/lib/http/conditionalAnswer';
import { findPreview } from '@/lib/preview/findPreview';

type Context = { params: Promise<{ path: string[] }> };

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Something was missing just now; it may be there at the next share. */
const BRIEFLY = 'public, max-age=60';

/** `/og/{story id}.{hash}.{language}.jpg` and `/og/page/{path}.{hash}.{language}.jpg`: previews as a JPEG of 1200 x 630. Any other path has the brand's. */
export async function GET(request: Request, { params }: Context) {
  const { bytes, lasting } = await findPreview((await params).path);
  return conditionalAnswer(request, {
    body: bytes,
    type: 'image/jpeg',
    cacheControl: lasting ? FOR_EVER : BRIEFLY,
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  });
}
