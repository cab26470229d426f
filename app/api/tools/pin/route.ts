import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { resultResponse } from '@/lib/request/responses';
import { findPins } from '@/tools/pin/findPins';
import { parsePinQuery } from '@/tools/pin/pinQuery';

export async function GET(request: Request) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return resultResponse(request, await findPins(parsePinQuery(query), localeOfRequest(request)));
}
