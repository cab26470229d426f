import { liveStream } from '@/lib/config/mediaSources.mjs';
import { COMPANY_PAGES } from '@/lib/pages/companyPages';
import type { PageEntry } from '@/lib/pages/pageEntry';
import { type ToolEntry, TOOLS } from '@/lib/pages/tools';
import type { Site } from '@/lib/site/siteSchema';
import { blockCategories, blockFaults } from './blockFaults';
import { colorFaults } from './colorFaults';
import { type Content, stateFile, stateIds } from './content';
import { districtFaults } from './districts';
import { partnerFaults } from './partners';
import { ICONS, ROUTES } from './product';
import type { SiteFolder, Tree } from './siteFolder';
import { isTopicOf } from './topics';

/** Other pages and the law refer to these. */
const REQUIRED = ['/contact-us', '/privacy-policy', '/terms-conditions'];
const HOROSCOPE = '/tools/horoscope';
const STATES_SECTION = '/india';
const TAKEN =
  /^\/(api|author|feeds|icons|llms|manifests|markdown|my|news|og|pictures|preview|robots|scenes|screens|search|section|sitemap|sitemaps|tag|tools|topic|_next)(\/|$|\.)/;

const companyPages: Record<string, PageEntry> = COMPANY_PAGES;
const tools: Record<string, ToolEntry> = TOOLS;
const repeated = (values: readonly string[]) =>
  values.filter((value, at) => values.indexOf(value) !== at);

const sectionFaults = (site: Site, messages: Record<string, Tree>): string[] =>
  Object.entries(site.sections).flatMap(([path, { key, icon, filters, layout, news, tags }]) => {
    const { sections, languages } = site;
    const isTopic = isTopicOf(site, path);
    const at = `sections.${path}`;
    const parent = path.slice(0, path.lastIndexOf('/'));
    const faults = Object.keys(languages).flatMap((locale) =>
      ['Pages', 'PageTitles', 'PageDescriptions']
        .filter((namespace) => !(path === '/' && namespace === 'PageTitles'))
        .filter((namespace) => typeof entry(messages[locale], namespace, key) !== 'string')
        .map(
          (namespace) => `${at} needs the message ${namespace}.${key} in messages/${locale}.json`,
        ),
    );
    if (icon && !ICONS.has(icon))
      faults.push(`${at}.icon is ${icon}, which is not in components/ui/icons.svg`);
    if ((TAKEN.test(path) && !isTopic) || Object.hasOwn(companyPages, path))
      faults.push(`${at} is taken by the product`);
    if (parent && !isTopic && !Object.hasOwn(sections, parent))
      faults.push(`${at} is below ${parent}, which is not a section`);
    if (news.length === 0 && !tags?.length) faults.push(`${at} needs a category or a tag`);
    if (filters && path !== '/business') faults.push(`${at}.filters work only in /business`);
    if (layout && ROUTES.includes(path))
      faults.push(`${at}.layout does not work: the product has its own page for ${path}`);
    return faults;
  });

const entry = (messages: Tree | undefined, namespace: string, key: string) => {
  const found = messages?.[namespace];
  return typeof found === 'object' ? found[key] : undefined;
};

const categoriesNamed = (site: Site) => [
  ...Object.entries(site.sections).flatMap(([path, { news, filters = [] }]) => [
    ...(typeof news === 'string' ? [] : news.map((key) => [`sections.${path}.news`, key] as const)),
    ...filters.map((key) => [`sections.${path}.filters`, key] as const),
  ]),
  ...site.stateTopics.map((key) => ['stateTopics', key] as const),
  ...site.stateFilters.map((key) => ['stateFilters', key] as const),
  ...blockCategories(site),
];

const categoryFaults = (site: Site, messages: Record<string, Tree>): string[] =>
  Object.keys(site.languages).flatMap((locale) =>
    categoriesNamed(site)
      .filter(([, key]) => typeof entry(messages[locale], 'Categories', key) !== 'string')
      .map(
        ([at, key]) =>
          `${at} names ${key}, which needs the message Categories.${key} in messages/${locale}.json`,
      ),
  );

function pageFaults({
  sections,
  companyPages: chosen,
  tools: chosenTools,
  navigation,
  contacts,
}: Site): string[] {
  const pages = new Set([...Object.keys(sections), ...chosen]);
  const iconOf = (path: string) => sections[path]?.icon ?? companyPages[path]?.icon;
  return [
    ...chosen
      .filter((path) => !Object.hasOwn(companyPages, path))
      .map(
        (path) =>
          `companyPages names ${path}, which is not one of ${Object.keys(companyPages).join(', ')}`,
      ),
    ...REQUIRED.filter((path) => !chosen.includes(path)).map(
      (path) => `companyPages lacks ${path}, which every site needs`,
    ),
    ...(chosen.includes('/download-app') && !contacts.PLAY_STORE_URL && !contacts.APP_STORE_URL
      ? ['companyPages names /download-app, so contacts needs PLAY_STORE_URL or APP_STORE_URL']
      : []),
    ...chosenTools
      .filter((path) => !Object.hasOwn(tools, path))
      .map((path) => `tools names ${path}, which is not one of ${Object.keys(tools).join(', ')}`),
    ...Object.entries(navigation).flatMap(([menu, paths]) => [
      ...paths
        .filter((path) => !pages.has(path))
        .map((path) => `navigation.${menu} leads to ${path}, which is not a page of the site`),
      ...repeated(paths).map((path) => `navigation.${menu} has ${path} twice`),
      ...paths
        .filter(
          (path) =>
            ['fullMenu', 'moreSections', 'quickAccess'].includes(menu) &&
            pages.has(path) &&
            !iconOf(path),
        )
        .map((path) => `navigation.${menu} shows icons, but ${path} has none`),
    ]),
  ];
}

function stateFaults({ states, sections }: Site, folder: SiteFolder): string[] {
  return [
    ...states.flatMap((state, at) =>
      typeof state !== 'string' || folder.has(stateFile(state))
        ? []
        : [
            `states.${at} is ${state}, but ${stateFile(state)} is missing: add it, or write the record here`,
          ],
    ),
    ...repeated(stateIds({ states })).map((id) => `states names ${id} twice`),
    ...(states.length > 0 && !Object.hasOwn(sections, STATES_SECTION)
      ? [`states need the section ${STATES_SECTION}: their pages are below it`]
      : []),
  ];
}

function otherFaults(
  { sections, viewMore, social, cities, live, samples, tools: chosenTools }: Site,
  content: Content,
): string[] {
  const keys = Object.values(sections).map(({ key }) => key);
  const weather = new Set(content.weather.map(({ id }) => id));
  return [
    ...(Object.hasOwn(sections, '/') ? [] : ['sections lacks /, the front page']),
    ...repeated(keys).map((key) => `sections have the key ${key} twice`),
    ...(['latest', 'featured'] as const).flatMap((field) => {
      const path = viewMore[field];
      return path === undefined || Object.hasOwn(sections, path)
        ? []
        : [`viewMore.${field} is ${path}, which is not a section`];
    }),
    ...social
      .filter(({ icon }) => !ICONS.has(icon))
      .map(
        ({ name, icon }) =>
          `social ${name} has the icon ${icon}, which is not in components/ui/icons.svg`,
      ),
    ...cities
      .filter((id) => !weather.has(id))
      .map(
        (id) =>
          `cities names ${id}, which is not in content/weather.json (${[...weather].join(', ')})`,
      ),
    ...(samples && chosenTools.includes(HOROSCOPE) && Object.keys(content.horoscope).length === 0
      ? [`tools names ${HOROSCOPE}, which needs content/horoscope.json`]
      : []),
    ...(live === undefined || liveStream(live)
      ? []
      : [
          'live must be the id or URL of a YouTube video, or the https URL of an HLS playlist (.m3u8)',
        ]),
  ];
}

export const siteFaults = (
  site: Site,
  messages: Record<string, Tree>,
  folder: SiteFolder,
  content: Content,
): string[] => [
  ...colorFaults(site.colors),
  ...sectionFaults(site, messages),
  ...categoryFaults(site, messages),
  ...pageFaults(site),
  ...stateFaults(site, folder),
  ...blockFaults(site),
  ...otherFaults(site, content),
  ...partnerFaults(site, folder),
  ...districtFaults(site, content),
];
