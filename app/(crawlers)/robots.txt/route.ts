import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { conditionalResponse } from '@/lib/request/responses';
import { robots } from '@/lib/seo/robots';

export function GET(request: Request) {
  return conditionalResponse(request, {
    body: robots(),
    type: 'text/plain; charset=utf-8',
    cacheControl: CACHE_CONTROL.robots,
  });
}

// The deployment's settings exist only at run time.
export const dynamic = 'force-dynamic';
