import 'server-only';
import { currentQuery } from '@/lib/site/currentQuery';
import { pageNumber } from './paging';

/** The page of its list that the URL being answered asks for. */
export const parsePageQuery = async () => pageNumber(await currentQuery());

/**
 * The same for a list that is streamed. A later page may not be there, which its status can only
 * say before anything is sent: the list is awaited for it.
 */
export async function parseListPage(list: Promise<unknown>): Promise<number> {
  const number = await parsePageQuery();
  if (number > 1) await list;
  return number;
}
