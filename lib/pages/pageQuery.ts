import type { SearchParams } from '@/lib/request/queryParam';
import { pageNumber } from './paging';

/** The page of its list that the URL being answered asks for. */
export const parsePageQuery = async (searchParams: SearchParams) =>
  pageNumber((await searchParams).page);
