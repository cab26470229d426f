import 'server-only';
import { LATEST } from '#site/links.mjs';
import { stateKey } from '@/lib/content/keys';
import { STATE_LIST } from '@/lib/content/states';
import { safeDecode } from '@/lib/format/safeDecode';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/i18n/splitLocale';
import { shownTools } from '@/lib/pages/menus';
import { statePath } from '@/lib/pages/statePath';
import { sectionOfTopic } from '@/lib/pages/topicPath';
import { provider } from '@/lib/provider/provider';
import { withoutMarks } from '@/lib/request/sharedLink.mjs';
import { err, ok, type Result } from '@/lib/result';
import { type FeedFormat, PAGE_FEEDS } from '@/lib/seo/feeds/pageFeeds';
import { findStory } from '@/lib/stories/findStory';
import { couldBeStory, storyAddress } from '@/lib/stories/storyAddress';
import { storyPath } from '@/lib/story/story';
import { wholeFeed } from './forMachines.mjs';
import { hasPageForm, inOwnCase, withoutTermEnding } from './pageForm.mjs';
import { pageOfList, pageForAlias } from './pageOfList';
import { type Address, readAddress, storyPaths } from './readAddress';
import { readLead } from './readLead.mjs';

type NewAddress = Result<string | null, 'unknown'>;

/**
 * Resolves an old or shared URL in one step to a story, list or feed.
 *
 * @param sent the path as requested, with language prefix, without query
 */
export async function newAddress(sent: string): Promise<NewAddress> {
  const own = splitLocale(sent);
  const whole = withoutMarks(
    own.path
      .replace(/\/{2,}/g, '/')
      .replace(TWICE, '%')
      .replace(BEHIND, ''),
  );
  const { locale, lead, path } = readLead(whole, own.locale);
  const bare = inOwnCase(path);
  const [likeliest, ...others] = readAddress(bare);
  const isAnother = (address: Address) => address.path !== own.path;
  const list = await listAt(likeliest, isAnother(likeliest), locale);
  if (!list.ok || list.value !== null) return list;
  const before = sent.slice(0, sent.length - own.path.length) + lead;
  const story = await storyAt(storyPaths([likeliest, ...others], before), own.path, locale);
  if (story.ok && story.value !== null) return story.value === sent ? ok(null) : story;
  for (const address of others) {
    const shorter = await listAt(address, isAnother(address), locale);
    if (!shorter.ok || shorter.value !== null) return shorter;
  }
  return story.ok ? await pageNamed(others.at(-1) ?? likeliest, own.path, locale) : story;
}

/** WordPress's prefix for lists if stories are at `/archives/156` or `/blog/slug`. */
const BASE = /^\/(?:archives?|blog|news)(?=\/(?:category|tag|author|date|20\d\d\/\d+)\b)/i;
/** Facebook and old mail programs encode an encoded URL again. */
const TWICE = /%25(?=[\da-f]{2})/gi;
/** A second link or an end tag that a message ran into the URL. */
const BEHIND = /(?<=.)(?:%20|\+)*(?:https?:\/|%3C\/).*$/i;
const CATEGORY = /^\/(?:category|categories|section)\/(.+?)(?:\.(?:html?|php|aspx?|cms))?$/i;
/** Hugo's and Blogger's names for tags and authors. */
const TAG = /^\/(?:tags?|tagged|hashtags?|topics?|labels?|keywords?|search\/label)(?=\/[^/]+$)/i;
const AUTHOR = /^\/(?:authors|writers?|contributors?|reporters?|columnists?|bylines?)(?=\/[^/]+$)/i;
const DATE =
  /^(?:\/date)?\/(?:19|20)\d\d\/(?:0?[1-9]|1[0-2])(?:\/[0-3]?\d)?$|^\/20\d\d_[01]\d_[0-3]\d_archive$/;
/** May also be a story's number. */
const YEAR = /^(?:\/date)?\/(?:19|20)\d\d$/;
/** A story's URL that was cut off, or another system's list of news. */
const NEWS =
  /^\/(?:news|latest(?:-news)?|all-news|archives?|blog|posts|categor(?:y|ies)|sections?|tags?|topics?|authors?)$/i;
const HOME = /^\/(?:home|default)$/i;
const STORY = /^\/news\/([^/]+)$/;

async function listAt(
  { path: asked, feed, page }: Address,
  isAnother: boolean,
  locale: Locale,
): Promise<NewAddress> {
  const path = withoutTermEnding(
    asked.replace(BASE, '').replace(TAG, '/tag').replace(AUTHOR, '/author'),
  ).replace(HOME, '/');
  const isChanged = isAnother || path !== asked;
  const leadTo = async (list: string) =>
    ok(feed ? feedOf(list, feed, locale) : await pageOfList(list, page ?? 1, locale));
  const [, names] = CATEGORY.exec(path) ?? [];
  if (names !== undefined) {
    const section = await sectionOfCategory(names.split('/').map(safeDecode));
    if (section.ok && section.value === null && /^\d+$/.test(names)) return leadTo(LATEST);
    return section.ok && section.value !== null ? leadTo(section.value) : section;
  }
  const isNews = NEWS.test(path) && (!isAnother || page !== null || feed !== null);
  if (isNews || DATE.test(path)) return feed ? ok(wholeFeed(feed, locale)) : leadTo(LATEST);
  if (path === '/tools') return ok(firstTool(locale));
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
    const filing = await provider.filing(slug.toLowerCase());
    if (!filing.ok) return err('unknown');
    const { category, state } = filing.value;
    const section = category && sectionOfTopic(category);
    if (section) return ok(section);
    const page = STATE_LIST.find(({ id }) => state !== null && stateKey(id) === state);
    if (page) return ok(statePath(page));
  }
  return ok(null);
}

const firstTool = (locale: Locale): string | null => {
  const [tool] = shownTools();
  return tool ? localPath(tool, locale) : null;
};

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

/** Resolves a year, a page in another spelling, or a category without its base (`/vishwa`). */
async function pageNamed(
  { path, feed, page }: Address,
  own: string,
  locale: Locale,
): Promise<NewAddress> {
  const spelled = YEAR.test(path) ? LATEST : pageForAlias(path);
  if (spelled !== null) return ok(spelled === own ? null : localPath(spelled, locale));
  const names = path.split('/').slice(1).map(safeDecode);
  if (names.length > 2) return ok(null);
  const section = await sectionOfCategory(names.slice(-1));
  if (!section.ok || section.value === null || section.value === own)
    return section.ok ? ok(null) : section;
  const list = section.value;
  return ok(feed ? feedOf(list, feed, locale) : await pageOfList(list, page ?? 1, locale));
}
