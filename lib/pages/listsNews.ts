import { COMPANY_PAGES } from './companyPages';

/** False for tools, company pages and search, which reports its own failures. */
export const listsNews = (path: string): boolean =>
  path !== '/search' && !path.startsWith('/tools/') && !Object.hasOwn(COMPANY_PAGES, path);
