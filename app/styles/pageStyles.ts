import { GENERIC_ROUTE, siteRoute } from '@/lib/pages/siteRoute';
import { headElements } from './headElements';
import sheets from './site.pcss';

const patternOf = (route: string) => new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`);

const UNKNOWN_PAGE = '/[...path]';
const GENERIC_PAGE = `${GENERIC_ROUTE}/[...path]`;
const pages = Object.entries(sheets)
  .filter(([route]) => route !== UNKNOWN_PAGE && route !== GENERIC_PAGE)
  .map(([route, css]) => ({ pattern: patternOf(route), css }));

const stylesOf = (path: string): string => {
  const route = siteRoute(path);
  return (
    pages.find(({ pattern }) => pattern.test(route))?.css ??
    sheets[route.startsWith(`${GENERIC_ROUTE}/`) ? GENERIC_PAGE : UNKNOWN_PAGE] ??
    ''
  );
};

/** Server only: the `imports` of `package.json` map the browser to `noStyles.ts`. */
export const headOf = (path: string, nonce: string | undefined) =>
  headElements(nonce, stylesOf(path));
