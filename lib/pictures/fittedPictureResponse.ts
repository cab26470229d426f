import 'server-only';
import { CACHE_CONTROL } from '@/lib/http/cacheControl.mjs';
import { conditionalResponse } from '@/lib/http/conditionalResponse';
import { providerMedia } from '@/lib/news/providerMedia';
import { pictureUrl } from '@/lib/news/media';
import { fitPicture } from './fitPicture';
import { PICTURE_WIDTHS, type PictureWidth } from './pictureWidths';

const WIDTHS: readonly PictureWidth[] = [...PICTURE_WIDTHS.wide, ...PICTURE_WIDTHS.thumb];

/**
 * A story's picture as a page shows it: `url` is its own URL, which has to be listed and as the
 * pages write it, `w` one of the site's widths. WebP for who accepts it, else JPEG. Other
 * parameters change nothing.
 */
export async function fittedPictureResponse(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const url = searchParams.get('url') ?? '';
  const width = WIDTHS.find((one) => String(one) === searchParams.get('w'));
  const { base, sources } = providerMedia();
  if (!width || pictureUrl(url, { base, sources }) !== url) return refusal(400, CACHE_CONTROL.none);

  const type = request.headers.get('accept')?.includes('image/webp') ? 'webp' : 'jpeg';
  const bytes = await fitPicture({ url, width, type });
  if (!bytes) return refusal(404, CACHE_CONTROL.missingPicture);
  return conditionalResponse(request, {
    body: bytes,
    type: `image/${type}`,
    cacheControl: CACHE_CONTROL.fittedPicture,
    headers: { vary: 'accept' },
  });
}

/** No body: nothing of what was asked for, or of what came, is repeated. */
const refusal = (status: 400 | 404, cacheControl: string) =>
  new Response(null, { status, headers: { 'cache-control': cacheControl } });
