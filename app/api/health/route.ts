import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';

export function GET() {
  return Response.json({ status: 'ok' }, { headers: { 'cache-control': CACHE_CONTROL.none } });
}

export const dynamic = 'force-dynamic';
