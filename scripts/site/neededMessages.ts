import { isObject } from '@/lib/isObject';
import { COMPANY_PAGES } from '@/lib/pages/companyPages';
import { TOOLS, type ToolEntry } from '@/lib/pages/tools';
import type { Site } from '@/lib/site/siteSchema';
import { INSTEAD } from './messages';

const OF_PAGES = ['Pages', 'PageTitles', 'PageDescriptions', 'ToolHints'];
const ALWAYS = ['search', 'my', 'news', 'tools'];

/** Message namespaces used by one page only, by its URL without language prefix. */
const OF_ONE_PAGE: Record<string, readonly string[]> = {
  '/business': ['Business', 'MarketsNow'],
  '/world': ['World'],
  '/careers': ['Careers'],
  '/advertise-with-us': ['Advertise'],
  '/download-app': ['App'],
  ...Object.fromEntries(
    Object.entries(TOOLS).map(([path, tool]) => {
      const { messages, key, figures }: ToolEntry = tool;
      const own = key.charAt(0).toUpperCase() + key.slice(1);
      return [
        path,
        [
          ...messages,
          ...['', 'About', 'Advice', 'Now'].map((part) => own + part),
          ...(figures ? ['PriceHistory'] : []),
        ],
      ];
    }),
  ),
};
const OF_SAMPLES = ['Cities'];
const OF_CITIES = 'Weather';

/**
 * False for messages of omitted pages and tools, and for sample texts on a site without samples.
 */
export function neededMessages(site: Site): (key: string) => boolean {
  const paths = [...Object.keys(site.sections), ...site.companyPages, ...site.tools];
  const products: Record<string, { key: string }> = { ...COMPANY_PAGES, ...TOOLS };
  const pages = new Set([
    ...ALWAYS,
    ...paths.flatMap((path) => site.sections[path]?.key ?? products[path]?.key ?? []),
  ]);
  const spoken = new Set(paths.flatMap((path) => OF_ONE_PAGE[path] ?? []));
  const silent = new Set(
    [
      ...Object.values(OF_ONE_PAGE).flat(),
      ...(site.samples ? [] : OF_SAMPLES),
      ...(site.samples || site.cities.length > 0 ? [] : [OF_CITIES]),
      ...Object.entries(INSTEAD).flatMap(([name, isFor]) => (isFor(site) ? [] : [name])),
    ].filter((namespace) => !spoken.has(namespace)),
  );
  return (key) => {
    const [namespace = '', name = ''] = key.split('.');
    return OF_PAGES.includes(namespace) ? pages.has(name) : !silent.has(namespace);
  };
}

/**
 * Texts of `content` that a language lacks, by path (list entries by id), with their English
 * fallback.
 */
export function missingWords(content: object, locale: string): [string, string][] {
  const walk = (value: unknown, path: string): [string, string][] => {
    if (Array.isArray(value))
      return value.flatMap((one: unknown, at) =>
        walk(one, `${path}.${String(isObject(one) && one.id ? one.id : at)}`),
      );
    if (!isObject(value)) return [];
    if (value.en === undefined)
      return Object.entries(value).flatMap(([key, one]) => walk(one, `${path}.${key}`));
    return value[locale] === undefined ? [[path, [value.en].flat().join(', ')]] : [];
  };
  return walk(content, 'content');
}
