import 'server-only';
import { CACHE_CONTROL } from '@/lib/http/cacheControl.mjs';
import { conditionalResponse } from '@/lib/http/conditionalResponse';
import { requestContext } from '@/lib/http/requestContext.mjs';
import { RETRY_AFTER_S } from '@/lib/http/retryAfter.mjs';
import { isStoryPicture } from '@/lib/provider/provider';
import { fitPicture } from './fitPicture';
import { PICTURE_WIDTHS, type PictureWidth } from './pictureWidths';
import { fittedPictureUrl } from './fittedPictureUrl';

const WIDTHS: readonly PictureWidth[] = [...PICTURE_WIDTHS.wide, ...PICTURE_WIDTHS.thumb];

/**
 * A story's picture as a page shows it: `url` is its own URL, which has to be listed and as the
 * pages write it, `w` one of the site's widths. WebP for who accepts it, else JPEG. Any other way to
 * write the same URL is refused, as it was sent (Next writes the query of its request anew): a cache
 * would keep each as a picture of its own.
 */
export async function fittedPictureResponse(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const url = searchParams.get('url') ?? '';
  const width = WIDTHS.find((one) => String(one) === searchParams.get('w'));
  if (!width || !isStoryPicture(url)) return refusal(400);
  if (requestContext.getStore()?.target !== fittedPictureUrl(url, width)) return refusal(400);

  const type = request.headers.get('accept')?.includes('image/webp') ? 'webp' : 'jpeg';
  const fitted = await fitPicture({ url, width, type });
  if (!fitted.ok)
    return fitted.error === 'busy'
      ? refusal(503, { 'retry-after': RETRY_AFTER_S })
      : refusal(404, { 'cache-control': CACHE_CONTROL.missingPicture });
  return conditionalResponse(request, {
    body: fitted.value,
    type: `image/${type}`,
    cacheControl: CACHE_CONTROL.fittedPicture,
    headers: { vary: 'accept' },
  });
}

/** No body: nothing of what was asked for, or of what came, is repeated. */
const refusal = (status: 400 | 404 | 503, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': CACHE_CONTROL.none, ...headers } });
