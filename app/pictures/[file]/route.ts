import { findCut } from '@/lib/pictures/findCut';

const HEADERS = { 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' };
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Something was missing just now; it may be there when it is asked for again. */
const BRIEFLY = 'public, max-age=60';

/** `/pictures/{story id}.{hash}.{16x9, 4x3 or 1x1}.jpg`: a story's picture in the shapes that search engines show. */
export async function GET(request: Request) {
  const { bytes, lasting } = await findCut(new URL(request.url).pathname.split('/').at(-1) ?? '');
  return new Response(bytes, { headers: { ...HEADERS, 'cache-control': lasting ? FOR_EVER : BRIEFLY } });
}
