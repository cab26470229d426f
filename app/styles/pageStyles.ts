import sheets from './site.pcss';

/** `/news/[id]` as a pattern of the URLs that it answers. */
const patternOf = (route: string) => new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`);

const UNKNOWN_PAGE = '/[...path]';
const pages = Object.entries(sheets)
  .filter(([route]) => route !== UNKNOWN_PAGE)
  .map(([route, css]) => ({ pattern: patternOf(route), css }));

/**
 * The style sheet of the page at a URL without language prefix. On the server only:
 * `imports` of `package.json` gives the browser `noStyles.ts`.
 */
export const stylesOf = (path: string): string =>
  pages.find(({ pattern }) => pattern.test(path))?.css ?? sheets[UNKNOWN_PAGE] ?? '';
