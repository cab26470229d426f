import { environment } from '@/lib/config/environment.mjs';
import { currentAlert } from '@/lib/push/currentAlert';
import { jsonResponse, plainResponse } from '@/lib/request/responses';

/** The alert to send now, or null; the push server asks for it. */
export async function GET(request: Request) {
  if (!environment().VAPID_PUBLIC_KEY) return plainResponse(404);
  return jsonResponse(request, await currentAlert());
}
