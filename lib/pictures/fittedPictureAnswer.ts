import 'server-only';
import { conditionalAnswer } from '@/lib/http/conditionalAnswer';
import { media } from '@/lib/news/feeds';
import { pictureUrl } from '@/lib/news/media';
import { fitPicture } from './fitPicture';
import { PICTURE_WIDTHS, type PictureWidth } from './pictureWidths';

const WIDTHS: readonly PictureWidth[] = [...PICTURE_WIDTHS.wide, ...PICTURE_WIDTHS.thumb];

/** Its address stays the same when the picture changes. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
const BRIEFLY = 'public, max-age=60';

/**
 * A story's picture as a page shows it: `url` is its own address, which has to be listed and as the
 * pages write it, `w` one of the site's widths. WebP for who accepts it, else JPEG. Other
 * parameters change nothing.
 */
export async function fittedPictureAnswer(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const address = searchParams.get('url') ?? '';
  const width = WIDTHS.find((one) => String(one) === searchParams.get('w'));
  const { base, sources } = media();
  if (!width || pictureUrl(address, { base, sources }) !== address) return refusal(400, 'no-store');

  const type = request.headers.get('accept')?.includes('image/webp') ? 'webp' : 'jpeg';
  const bytes = await fitPicture({ address, width, type });
  if (!bytes) return refusal(404, BRIEFLY);
  return conditionalAnswer(request, {
    body: bytes,
    type: `image/${type}`,
    cacheControl: CACHE_CONTROL,
    headers: { vary: 'accept' },
  });
}

/** No body: nothing of what was asked for, or of what came, is repeated. */
const refusal = (status: 400 | 404, cacheControl: string) =>
  new Response(null, { status, headers: { 'cache-control': cacheControl } });
