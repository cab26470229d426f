import 'server-only';
import { parsePageQuery } from '@/lib/pages/paging';
import { provider } from '@/lib/provider/provider';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';

/**
 * The requested page of a streamed list. Later pages wait for the list, because a failed archive
 * needs status 503.
 */
export async function parseListPage(
  searchParams: SearchParams,
  list: Promise<{ ok: boolean }>,
): Promise<number> {
  const number = await parsePageQuery(searchParams);
  if (number > 1 && !(await list).ok && (await provider.hasArchive())) setResponseStatus(503);
  return number;
}
