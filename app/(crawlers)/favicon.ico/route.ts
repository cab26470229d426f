import { CACHE_CONTROL } from '@/lib/http/cacheControl.mjs';
import { ico } from '@/lib/seo/icons/ico';
import { ICONS } from '@/lib/seo/icons/icons';
import { renderIcon } from '@/lib/seo/icons/render';

/**
 * The icon that browsers and feed readers ask for by this name, in 16, 32 and 48 pixels. Made at
 * build time.
 */
export async function GET() {
  const tabs = ICONS.filter(({ purpose }) => purpose === 'tab');
  const pictures = await Promise.all(
    tabs.map(async ({ size }) => ({ size, png: await renderIcon('tab', size) })),
  );
  return new Response(ico(pictures), {
    headers: { 'content-type': 'image/x-icon', 'cache-control': CACHE_CONTROL.rootIcon },
  });
}

export const dynamic = 'force-static';
