import 'server-only';
import { LATEST } from '#site/links.mjs';
import { stateKey } from '@/lib/content/keys';
import { STATE_LIST } from '@/lib/content/states/states';
import { safeDecode } from '@/lib/format/safeDecode';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { statePath } from '@/lib/pages/statePath';
import { sectionOfTopic } from '@/lib/pages/topicPath';
import { provider } from '@/lib/provider/provider';
import { withoutMarks } from '@/lib/request/sharedLink.mjs';
import { err, ok, type Result } from '@/lib/result';
import type { FeedFormat } from '@/lib/seo/feeds/feedLinks';
import { PAGE_FEEDS } from '@/lib/seo/feeds/pageFeeds';
import { findStory } from '@/lib/stories/findStory';
import { couldBeStory, storyAddress } from '@/lib/stories/storyAddress';
import { storyPath } from '@/lib/story/story';
import { wholeFeed } from './forMachines.mjs';
import { hasPageForm, inOwnCase } from './pageForm.mjs';
import { pageOfList } from './pageOfList';
import { type Address, readAddress } from './readAddress';

type NewAddress = Result<string | null, 'unknown'>;

/**
 * Resolves an old or shared URL in one step to a story, list or feed.
 *
 * @param sent the path as it was sent, with its language prefix, without a query
 */
export async function newAddress(sent: string): Promise<NewAddress> {
  const { locale, path } = splitLocale(sent);
  const bare = inOwnCase(withoutMarks(path.replace(/\/{2,}/g, '/')));
  const addresses = readAddress(bare);
  for (const address of addresses) {
    const list = await listAt(address, address.path !== path, locale);
    if (!list.ok || list.value !== null) return list;
  }
  const story = await storyAt(
    candidates(addresses, sent.slice(0, sent.length - path.length)),
    path,
    locale,
  );
  return story.ok && story.value === sent ? ok(null) : story;
}

const CATEGORY = /^\/(?:category|categories|section)\/(.+)$/;
/** Hugo's and Blogger's names for tags and authors. */
const TAG = /^\/(?:tags|topics|labels?|search\/label)(?=\/[^/]+$)/;
const AUTHOR = /^\/(?:authors|writers?)(?=\/[^/]+$)/;
/** Month and day archives, which this site lacks. */
const DATE = /^\/(?:19|20)\d\d\/(?:0[1-9]|1[0-2])(?:\/[0-3]\d)?$/;
/** Where a story's address is cut off, and other systems list the news. */
const NEWS = /^\/(?:news|latest(?:-news)?)$/i;
const HOME = /^\/home$/i;
const STORY = /^\/news\/([^/]+)$/;

async function listAt(
  { path: asked, feed, page }: Address,
  isAnother: boolean,
  locale: Locale,
): Promise<NewAddress> {
  const path = asked.replace(TAG, '/tag').replace(AUTHOR, '/author').replace(HOME, '/');
  const isChanged = isAnother || path !== asked;
  const leadTo = async (list: string) =>
    ok(feed ? feedOf(list, feed, locale) : await pageOfList(list, page ?? 1, locale));
  const [, names] = CATEGORY.exec(path) ?? [];
  if (names !== undefined) {
    const section = await sectionOfCategory(names.split('/').map(safeDecode));
    return section.ok && section.value !== null ? leadTo(section.value) : section;
  }
  if (DATE.test(path)) return feed ? ok(wholeFeed(feed, locale)) : leadTo(LATEST);
  // A shorter reading of `/news/8` is no list.
  if (NEWS.test(path) && !isAnother) return leadTo(LATEST);
  if (path === '/' || path === '/comments') {
    if (feed) return ok(wholeFeed(feed, locale));
    if (page !== null) return leadTo(LATEST);
    return ok(isChanged ? localPath('/', locale) : null);
  }
  const isList = hasPageForm(path) && !STORY.test(path);
  return isList && isChanged ? leadTo(path) : ok(null);
}

function feedOf(path: string, format: FeedFormat, locale: Locale): string {
  const own = PAGE_FEEDS.find((page) => page.path === path);
  return own ? `/feeds/${locale}/${own.feed}.${format}` : wholeFeed(format, locale);
}

async function sectionOfCategory(slugs: readonly string[]): Promise<NewAddress> {
  for (const slug of slugs.toReversed()) {
    const filing = await provider.filing(slug);
    if (!filing.ok) return err('unknown');
    const { category, state } = filing.value;
    const section = category && sectionOfTopic(category);
    if (section) return ok(section);
    const page = STATE_LIST.find(({ id }) => state !== null && stateKey(id) === state);
    if (page) return ok(statePath(page));
  }
  return ok(null);
}

/** `/mr/2026/11/slug`: a language that the site lacks. */
const OTHER_LANGUAGE =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?|hindi|english|marathi|gujarati|bengali|punjabi|urdu|tamil|telugu|nepali)(?=\/)/i;
const CANDIDATES = 6;

const candidates = (addresses: readonly Address[], prefix: string): string[] =>
  [
    ...new Set(
      addresses.flatMap(({ path }) => [prefix + path, path, path.replace(OTHER_LANGUAGE, '')]),
    ),
  ].slice(0, CANDIDATES);

async function storyAt(
  paths: readonly string[],
  asked: string,
  locale: Locale,
): Promise<NewAddress> {
  const answers = await Promise.all(
    paths.map(async (path): Promise<NewAddress> => {
      const [, id] = STORY.exec(path) ?? [];
      const own = id === undefined || path === asked ? ok(null) : await ownStory(id, locale);
      if (own.ok && own.value === null && couldBeStory(path) && (await provider.hasAddresses()))
        return storyAddress(path, locale);
      return own;
    }),
  );
  const found = answers.find((answer) => answer.ok && answer.value !== null);
  return found ?? answers.find((answer) => !answer.ok) ?? ok(null);
}

async function ownStory(segment: string, locale: Locale): Promise<NewAddress> {
  const id = safeDecode(segment);
  const story = await findStory(id, locale);
  if (story.ok) return ok(localPath(storyPath(id), locale));
  return story.error === 'unknown' ? err('unknown') : ok(null);
}
