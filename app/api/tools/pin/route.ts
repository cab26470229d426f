import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { shownTools } from '@/lib/pages/menus';
import { errorResponse, resultResponse } from '@/lib/request/responses';
import { findPins } from '@/tools/pin/findPins';
import { parsePinQuery } from '@/tools/pin/pinQuery';

export async function GET(request: Request) {
  if (!shownTools().includes('/tools/pin-finder')) return errorResponse(404, 'Unknown tool');
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return resultResponse(request, await findPins(parsePinQuery(query), localeOfRequest(request)));
}
