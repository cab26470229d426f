import { conditionalAnswer } from '@/lib/http/conditionalAnswer';
import { findPreview } from '@/lib/preview/findPreview';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Something was missing just now; it may be there at the next share. */
const BRIEFLY = 'public, max-age=60';

/** `/og/{story id}.{hash}.{language}.jpg` and `/og/page/{path}.{hash}.{language}.jpg`: previews as a JPEG of 1200 x 630. Any other path has the brand's. */
export async function GET(request: Request) {
  // Out of the address itself: Next's params are unescaped already, and an id may hold an escape of its own.
  const parts = new URL(request.url).pathname.split('/').slice(2);
  const { bytes, lasting } = await findPreview(parts);
  return conditionalAnswer(request, {
    body: bytes,
    type: 'image/jpeg',
    cacheControl: lasting ? FOR_EVER : BRIEFLY,
    headers: { 'cross-origin-resource-policy': 'cross-origin' },
  });
}
