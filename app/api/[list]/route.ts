import { POLLED_LISTS } from '@/lib/frontPage/polledLists';
import { localeOfRequest } from '@/lib/i18n/localeOfRequest';
import { isPolledEndpoint } from '@/lib/polls/pollIntervals';
import { errorResponse, feedResultResponse } from '@/lib/request/responses';

type Context = { params: Promise<{ list: string }> };

/** A list that pages poll, such as `/api/posters`; `/api/updates` gives several. */
export async function GET(request: Request, { params }: Context) {
  const { list } = await params;
  if (!isPolledEndpoint(list)) return errorResponse(404, 'Unknown list');
  const isAll = new URL(request.url).searchParams.has('all');
  return feedResultResponse(request, await POLLED_LISTS[list](localeOfRequest(request), isAll));
}
