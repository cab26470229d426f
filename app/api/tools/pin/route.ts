import { localeOfRequest } from '@/lib/http/localeQuery';
import { resultResponse } from '@/lib/http/jsonResponse';
import { findPins } from '@/lib/tools/pin/findPins';
import { parsePinQuery } from '@/lib/tools/pin/pinQuery';

/** What the PIN code finder finds for `q`, as its page does; `mode` and `shown` as there. */
export async function GET(request: Request) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return resultResponse(request, await findPins(parsePinQuery(query), localeOfRequest(request)));
}
