import 'server-only';
import { getTranslations } from 'next-intl/server';
import { channelName } from '@/lib/i18n/channelName';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { routing } from '@/lib/i18n/routing';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { feedUrl } from '@/lib/seo/feeds/feedLinks';
import { pageDescriber } from '@/lib/seo/feeds/pageDescriber';
import { FEED_FORMATS, FORMATS, PAGE_FEEDS } from '@/lib/seo/feeds/pageFeeds';
import { indexedPaths } from '@/lib/seo/sitemaps/pagesSitemap';
import { sitemapUrl } from '@/lib/seo/sitemaps/sitemapResponse';
import { LLMS_NEWEST } from '@/lib/stories/listLengths';
import { newestFirst } from '@/lib/stories/order';
import { latestPlausible } from '@/lib/story/futureDates';
import { type Story, storyPath } from '@/lib/story/story';
import { escapeMarkdown, markdownLink } from './escapeMarkdown';
import { markdownPath } from './markdownPath';

const isSection = (path: string) => PAGE_FEEDS.some((section) => section.path === path);

/** Parsers of `llms.txt` do not understand escaped brackets. */
const withoutBrackets = (text: string) => text.replaceAll('[', '(').replaceAll(']', ')');

const entry = (name: string, url: string, note?: string) =>
  `- ${markdownLink(withoutBrackets(name), url)}${note ? `: ${escapeMarkdown(note)}` : ''}`;

/** Passed as a value, because an untranslated message would name its own language. */
const languageOf = (locale: Locale) => ({ language: LOCALES[locale].name });

const inEach = async (part: (locale: Locale) => Promise<string>, between = '\n\n') =>
  (await Promise.all(routing.locales.map(part))).join(between);

/** Follows llmstxt.org; agents short of context may skip the "Optional" section. */
export async function llmsText(stories: readonly Story[]): Promise<string> {
  const say = (key: 'summary' | 'reading') => async (locale: Locale) =>
    (await getTranslations({ locale, namespace: 'Llms' }))(key, { channel: channelName(locale) });
  const { brand } = await pageDescriber(routing.defaultLocale);
  return [
    `# ${escapeMarkdown(brand)}`,
    `> ${await inEach(say('summary'), ' ')}`,
    await inEach(say('reading')),
    await inEach((locale) => newestStories(stories, locale)),
    await inEach(sections),
    await inEach(machineLists),
    `## Optional\n\n${await inEach(otherPages, '\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

async function newestStories(stories: readonly Story[], locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'Llms' });
  const own = stories.filter(({ lang }) => lang === locale);
  const newest = newestFirst(own, latestPlausible([own], Date.now())).slice(0, LLMS_NEWEST);
  const lines = newest.map(({ id, title, summary }) =>
    entry(title, absoluteUrl(markdownPath(storyPath(id)), locale), summary),
  );
  return [
    `## ${t('newest', languageOf(locale))}`,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
  ].join('\n\n');
}

async function sections(locale: Locale): Promise<string> {
  const [t, { describe }] = await Promise.all([
    getTranslations({ locale, namespace: 'Llms' }),
    pageDescriber(locale),
  ]);
  return `## ${t('sections', languageOf(locale))}\n\n${pageLines(indexedPaths().filter(isSection), locale, describe)}`;
}

async function otherPages(locale: Locale): Promise<string> {
  const { describe } = await pageDescriber(locale);
  return pageLines(
    indexedPaths().filter((path) => !isSection(path)),
    locale,
    describe,
  );
}

function pageLines(
  paths: readonly string[],
  locale: Locale,
  describe: (path: string) => { name: string; description: string },
): string {
  return paths
    .map((path) =>
      entry(describe(path).name, absoluteUrl(path, locale), describe(path).description),
    )
    .join('\n');
}

async function machineLists(locale: Locale): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'Llms' });
  const feeds = FORMATS.map((format) =>
    entry(FEED_FORMATS[format].name, feedUrl('all', locale, format), t('feed', languageOf(locale))),
  );
  const sitemaps = [
    entry('sitemap.xml', absoluteUrl('/sitemap.xml'), t('sitemap')),
    entry('news.xml', sitemapUrl('news.xml'), t('newsSitemap')),
  ];
  return `## ${t('lists')}\n\n${[...feeds, ...sitemaps].join('\n')}`;
}
