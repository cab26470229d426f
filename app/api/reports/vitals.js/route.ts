import { CACHE_CONTROL } from '@/lib/http/cacheControl.mjs';
import { vitalsScript } from '@/lib/vitals/vitalsScript';

/** What a page loads that measures itself; made at build time. */
export async function GET() {
  return new Response(await vitalsScript(), {
    headers: {
      'cache-control': CACHE_CONTROL.vitalsScript,
      'content-type': 'text/javascript; charset=utf-8',
    },
  });
}

export const dynamic = 'force-static';
