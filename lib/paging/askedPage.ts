import 'server-only';
import { currentQuery } from '@/lib/site/currentQuery';
import { pageNumber } from './paging';

/** The page of its list that the address being answered asks for. */
export const askedPage = async () => pageNumber(await currentQuery());
