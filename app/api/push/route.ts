import { environment } from '@/lib/config/environment.mjs';
import { currentAlert } from '@/lib/frontPage/currentAlert';
import { jsonResponse, plainResponse } from '@/lib/request/responses';

/** What is to be sent as a notification now, null for nothing; the process of pushes asks for it. */
export async function GET(request: Request) {
  if (!environment().VAPID_PUBLIC_KEY) return plainResponse(404);
  return jsonResponse(request, await currentAlert());
}
