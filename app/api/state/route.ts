import { stateById } from '@/lib/content/states';
import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { errorResponse, feedResultResponse } from '@/lib/request/responses';
import { ok } from '@/lib/result';
import { getArchivePage } from '@/lib/stories/getArchivePage';
import { STATE_CHOICE } from '@/lib/stories/listLengths';

export async function GET(request: Request) {
  const state = stateById(new URL(request.url).searchParams.get('state') ?? '');
  if (!state) return errorResponse(404, 'Unknown state');
  const page = await getArchivePage({ by: 'state', state: state.key }, localeOfRequest(request), 1);
  return feedResultResponse(request, page.ok ? ok(page.value.items.slice(0, STATE_CHOICE)) : page);
}
