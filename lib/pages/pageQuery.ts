import 'server-only';
import { provider } from '@/lib/provider/provider';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';
import { pageNumber } from './paging';

/** The page of its list that the URL being answered asks for. */
export const parsePageQuery = async (searchParams: SearchParams) =>
  pageNumber((await searchParams).page);

/**
 * The same for a list that is streamed. A later page may not be there, which its status can only
 * say before anything is sent: the list is awaited for it. Of an archive that failed it is 503, since
 * nothing else has that page.
 */
export async function parseListPage(
  searchParams: SearchParams,
  list: Promise<{ ok: boolean }>,
): Promise<number> {
  const number = await parsePageQuery(searchParams);
  if (number > 1 && !(await list).ok && provider.hasArchive()) setResponseStatus(503);
  return number;
}
