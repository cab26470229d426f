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
import type { FeedFormat } from '@/lib/seo/feeds/feedFormats';
import { PAGE_FEEDS } from '@/lib/seo/feeds/pageFeeds';
import { findStory } from '@/lib/stories/findStory';
import { storyPath } from '@/lib/stories/model/story';
import { couldBeStory, storyAddress } from '@/lib/stories/storyAddress';
import { wholeFeed } from './forMachines.mjs';
import { hasPageForm, inOwnCase } from './pageForm.mjs';
import { pageOfList } from './pageOfList';
import { type Address, readAddress } from './readAddress';

/** `unknown`: what may have something there did not answer. */
type NewAddress = Result<string | null, 'unknown'>;

/**
 * Where a URL leads that is no page of the site, and was an address of the publishing system or a link
 * that somebody shared: to a story, a list or a feed, in one step. Null where it leads nowhere.
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
  // Never to itself.
  return story.ok && story.value === sent ? ok(null) : story;
}

const CATEGORY = /^\/(?:category|categories|section)\/(.+)$/;
/** Lists of tags and authors by other names: Hugo, Blogger. */
const TAG = /^\/(?:tags|topics?|labels?|search\/label)(?=\/[^/]+$)/;
const AUTHOR = /^\/(?:authors|writers?)(?=\/[^/]+$)/;
/** The stories of a month or a day, which have no list here. */
const DATE = /^\/(?:19|20)\d\d\/(?:0[1-9]|1[0-2])(?:\/[0-3]\d)?$/;
const HOME = /^\/home$/i;
const STORY = /^\/news\/([^/]+)$/;

/**
 * The list at an address, or its feed.
 *
 * @param isAnother whether the address is not what was asked for itself
 */
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
  if (path === '/' || path === '/comments') {
    if (feed) return ok(wholeFeed(feed, locale));
    if (page !== null) return leadTo(LATEST);
    return ok(isChanged ? localPath('/', locale) : null);
  }
  const isList = hasPageForm(path) && !STORY.test(path);
  return isList && isChanged ? leadTo(path) : ok(null);
}

/** Pages without a feed of their own have that of the site. */
function feedOf(path: string, format: FeedFormat, locale: Locale): string {
  const own = PAGE_FEEDS.find((page) => page.path === path);
  return own ? `/feeds/${locale}/${own.feed}.${format}` : wholeFeed(format, locale);
}

/** The section or state of a category, else that of the one above it. */
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

/** The folder of a language that the site does not have: `/mr/2026/11/slug`. */
const OTHER_LANGUAGE =
  /^\/(?:[a-z]{2}(?:-[a-z]{2})?|hindi|english|marathi|gujarati|bengali|punjabi|urdu|tamil|telugu|nepali)(?=\/)/i;
/** So many are asked for. */
const CANDIDATES = 6;

/** Where the story may be in the publishing system: with the folder of a language, and without. */
const candidates = (addresses: readonly Address[], prefix: string): string[] =>
  [
    ...new Set(
      addresses.flatMap(({ path }) => [prefix + path, path, path.replace(OTHER_LANGUAGE, '')]),
    ),
  ].slice(0, CANDIDATES);

/** The first of the paths that has a story, all of which are asked for at once. */
async function storyAt(
  paths: readonly string[],
  asked: string,
  locale: Locale,
): Promise<NewAddress> {
  const answers = await Promise.all(
    paths.map(async (path): Promise<NewAddress> => {
      const [, id] = STORY.exec(path) ?? [];
      const own = id === undefined || path === asked ? ok(null) : await ownStory(id, locale);
      if (own.ok && own.value === null && provider.hasAddresses() && couldBeStory(path))
        return storyAddress(path, locale);
      return own;
    }),
  );
  const found = answers.find((answer) => answer.ok && answer.value !== null);
  return found ?? answers.find((answer) => !answer.ok) ?? ok(null);
}

/** The page of the site's own, if it has the story. */
async function ownStory(segment: string, locale: Locale): Promise<NewAddress> {
  const id = safeDecode(segment);
  const story = await findStory(id, locale);
  if (story.ok) return ok(localPath(storyPath(id), locale));
  return story.error === 'unknown' ? err('unknown') : ok(null);
}
