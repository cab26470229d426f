import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';

/** Whether this server is alive, whatever the upstream does. */
export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': CACHE_CONTROL.none } });
}

export const dynamic = 'force-dynamic';
