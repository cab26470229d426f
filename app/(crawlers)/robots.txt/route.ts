import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { conditionalResponse } from '@/lib/request/responses';
import { robots } from '@/lib/seo/sitemaps/robots';

export function GET(request: Request) {
  return conditionalResponse(request, {
    body: robots(),
    type: 'text/plain; charset=utf-8',
    cacheControl: CACHE_CONTROL.robots,
  });
}

// Its URLs are of the deployment, whose settings are there only while the server runs.
export const dynamic = 'force-dynamic';
