import { environment } from '@/lib/config/environment.mjs';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { conditionalResponse, plainResponse } from '@/lib/request/responses';
import { securityText } from '@/lib/seo/securityText';

export function GET(request: Request) {
  const body = securityText(new Date(), environment().SITE_URL);
  if (body === null) return plainResponse(404);
  return conditionalResponse(request, {
    body,
    type: 'text/plain; charset=utf-8',
    cacheControl: CACHE_CONTROL.robots,
  });
}

// Rendered per request, because the expiry date of an old build would pass.
export const dynamic = 'force-dynamic';
