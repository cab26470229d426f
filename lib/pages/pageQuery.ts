import type { SearchParams } from '@/lib/request/queryParam';
import { pageNumber } from './paging';

export const parsePageQuery = async (searchParams: SearchParams) =>
  pageNumber((await searchParams).page);
