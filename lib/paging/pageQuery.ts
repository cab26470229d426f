import 'server-only';
import { currentQuery } from '@/lib/site/currentQuery';
import { pageNumber } from './paging';

/** The page of its list that the URL being answered asks for. */
export const parsePageQuery = async () => pageNumber(await currentQuery());
