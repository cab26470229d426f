import { environment } from '@/lib/config/environment.mjs';
import { currentAlert } from '@/lib/push/currentAlert';
import { jsonResponse, plainResponse } from '@/lib/request/responses';

/** What to notify readers of now, or null; the process that sends notifications asks. */
export async function GET(request: Request) {
  if (!environment().VAPID_PUBLIC_KEY) return plainResponse(404);
  return jsonResponse(request, await currentAlert());
}
