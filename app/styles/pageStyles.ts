import { GENERIC_ROUTE, siteRoute } from '@/lib/pages/siteRoute';
import { headElements } from './headElements';
import sheets from './site.pcss';

/** `/news/[id]` as a pattern of the URLs that it answers. */
const patternOf = (route: string) => new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`);

const UNKNOWN_PAGE = '/[...path]';
const GENERIC_PAGE = `${GENERIC_ROUTE}/[...path]`;
const pages = Object.entries(sheets)
  .filter(([route]) => route !== UNKNOWN_PAGE && route !== GENERIC_PAGE)
  .map(([route, css]) => ({ pattern: patternOf(route), css }));

/** The style sheet of the page at a URL without language prefix. */
const stylesOf = (path: string): string => {
  const route = siteRoute(path);
  return (
    pages.find(({ pattern }) => pattern.test(route))?.css ??
    sheets[route.startsWith(`${GENERIC_ROUTE}/`) ? GENERIC_PAGE : UNKNOWN_PAGE] ??
    ''
  );
};

/**
 * What stands in the head of the page at a URL without language prefix before it is painted. On the server only:
 * `imports` of `package.json` gives the browser `noStyles.ts`.
 */
export const headOf = (path: string, nonce: string | undefined) =>
  headElements(nonce, stylesOf(path));
