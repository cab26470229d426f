import 'server-only';
import { parsePageQuery } from '@/lib/pages/pageQuery';
import { provider } from '@/lib/provider/provider';
import { setResponseStatus } from '@/lib/request/pageResponse';
import type { SearchParams } from '@/lib/request/queryParam';

/**
 * The page that the URL asks for, of a list that is streamed. The list is awaited for a later page, since only
 * the status can say that it is missing: 503 when the archive failed.
 */
export async function parseListPage(
  searchParams: SearchParams,
  list: Promise<{ ok: boolean }>,
): Promise<number> {
  const number = await parsePageQuery(searchParams);
  if (number > 1 && !(await list).ok && provider.hasArchive()) setResponseStatus(503);
  return number;
}
