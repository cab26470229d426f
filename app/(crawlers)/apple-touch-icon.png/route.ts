import { CACHE_CONTROL } from '@/lib/http/cacheControl.mjs';
import { renderIcon } from '@/lib/seo/icons/render';

/**
 * The icon that iOS asks for by this name when a page is kept on the home screen. Made at build
 * time.
 */
export async function GET() {
  return new Response(await renderIcon('apple', 180), {
    headers: { 'content-type': 'image/png', 'cache-control': CACHE_CONTROL.rootIcon },
  });
}

export const dynamic = 'force-static';
