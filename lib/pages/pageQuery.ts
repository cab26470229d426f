import 'server-only';
import type { SearchParams } from '@/lib/request/queryParam';
import { pageNumber } from './paging';

/** The page of its list that the URL being answered asks for. */
export const parsePageQuery = async (searchParams: SearchParams) =>
  pageNumber((await searchParams).page);

/**
 * The same for a list that is streamed. A later page may not be there, which its status can only
 * say before anything is sent: the list is awaited for it.
 */
export async function parseListPage(
  searchParams: SearchParams,
  list: Promise<unknown>,
): Promise<number> {
  const number = await parsePageQuery(searchParams);
  if (number > 1) await list;
  return number;
}
