import { COMPANY_PAGES } from './companyPages';

/** Whether a page lists news: no tool, no page of the company. A search says itself what it could not ask. */
export const listsNews = (path: string): boolean =>
  path !== '/search' && !path.startsWith('/tools/') && !Object.hasOwn(COMPANY_PAGES, path);
