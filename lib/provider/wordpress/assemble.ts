import 'server-only';
import type { StateKey } from '@/lib/content/keys';
import { attachedIds, withAttached } from '@/lib/provider/body/shortcodes/mediaShortcodes';
import { logLoss } from '@/lib/provider/client/logFeed';
import { isBlockTag } from '@/lib/provider/source/filing';
import { providerMedia } from '@/lib/provider/source/providerMedia';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { FeaturedStory } from '@/lib/story/story';
import { isIndexable, withOwnHead } from './headSchema';
import { liveStory } from './liveStory';
import { categoryOf, type Context, toStory } from './mapping';
import { liveStateOf, isPremium, premiumSlugs } from './markedTerms';
import { hiddenParts, files, sizes, tags, texts, users } from './recordCaches';
import { PAGE, unversioned } from './records';
import type { CardRecord, PostRecord, TagRecord } from './schema';
import { siteFacts } from './siteFacts';
import { filings, type Filings, flaggedTags, type FlaggedTags, isMark } from './terms';
import { withCoauthors } from './writers';

const NO_FILINGS: Filings = new Map();
const NO_FLAGS: FlaggedTags = {
  breaking: null,
  featured: null,
  states: new Map<string, StateKey>(),
  marks: new Map<string, string>(),
  isRefused: true,
};

const TERMS_UNKNOWN =
  'only the beginning of each story is shown: tags or categories fail, so PREMIUM_CATEGORY is unknown';

const versionsOf = (posts: readonly CardRecord[]) =>
  posts.map(({ id, modified_gmt: version }) => ({ id, version }));

async function sharedContext(posts: readonly CardRecord[]) {
  const pictures = unversioned(posts.flatMap(({ featured_media }) => featured_media ?? []));
  const [filing, flags, file, size] = await Promise.all([
    filings(),
    flaggedTags(),
    files.find(pictures),
    sizes.find(pictures),
  ]);
  const hidden = await hiddenParts.find(
    versionsOf(posts.filter(({ featured_media: picture }) => picture && !file.has(picture))),
  );
  const { states, marks, isRefused } = flags.ok ? flags.value : NO_FLAGS;
  const known = filing.ok ? filing.value : NO_FILINGS;
  // Security: if the terms cannot tell, every post counts as premium.
  const isPremiumKnown = !isRefused || [...known.values()].some(({ slug }) => isPremium([slug]));
  const mayBePaid = premiumSlugs().length > 0 && !(filing.ok && flags.ok && isPremiumKnown);
  if (mayBePaid) logLoss('/posts', TERMS_UNKNOWN);
  const isOpen = isIndexable(posts);
  return (post: CardRecord) => {
    const slugs = [
      ...post.categories.flatMap((id) => known.get(id)?.slug ?? []),
      ...post.tags.flatMap((id) => marks.get(id) ?? []),
    ];
    return {
      filings: known,
      states,
      isOpen,
      live: liveStateOf(slugs),
      premium: mayBePaid || isPremium(slugs),
      site: siteFacts(),
      ...(post.featured_media && {
        file: file.get(post.featured_media),
        sizes: size.get(post.featured_media),
        hiddenFile: hidden.get(post.id)?.picture,
      }),
    };
  };
}

export async function listedStories(
  posts: readonly CardRecord[],
  excerptOf: (post: CardRecord) => string | undefined,
): Promise<FeaturedStory[]> {
  const nameless = posts.filter((post) => !post.title.trim() && excerptOf(post)?.trim() === '');
  const [contextOf, text] = await Promise.all([
    sharedContext(posts),
    texts.find(versionsOf(nameless)),
  ]);
  const authorOf = await opinionAuthors(posts, (post) => contextOf(post).filings);
  return posts.flatMap((post) => {
    const excerpt = text.get(post.id)?.text ?? excerptOf(post);
    return remembered(post, { ...contextOf(post), ...authorOf(post), excerpt }) ?? [];
  });
}

async function opinionAuthors(
  posts: readonly CardRecord[],
  filingsOf: (post: CardRecord) => Filings,
): Promise<(post: CardRecord) => Pick<ListContext, 'author'>> {
  const own = new Map(
    posts
      .filter((post) => categoryOf(post, filingsOf(post)) === 'opinion')
      .flatMap(({ id, author }) => (author ? [[id, author] as const] : [])),
  );
  if (own.size === 0) return () => ({});
  const found = await users.find(unversioned([...new Set(own.values())]));
  return ({ id }) => {
    const author = found.get(own.get(id) ?? '');
    return author ? { author } : {};
  };
}

type ListContext = Omit<Context, 'media'>;

const madeStories = () =>
  processGlobal(
    'site.wordpress.stories',
    () => new WeakMap<CardRecord, { context: ListContext; story: FeaturedStory | null }>(),
  );

function remembered(post: CardRecord, context: ListContext): FeaturedStory | null {
  const last = madeStories().get(post);
  if (last && isSame(last.context, context)) return last.story;
  const story = toStory(post, { ...context, media: providerMedia() });
  madeStories().set(post, { context, story });
  return story;
}

function isSame(a: ListContext, b: ListContext): boolean {
  const before = new Map<string, unknown>(Object.entries(a));
  const now = Object.entries(b);
  return before.size === now.length && now.every(([name, value]) => before.get(name) === value);
}

const isTopic = (tag: TagRecord) => !isBlockTag(tag) && !isMark(tag.slug);

export async function fullStories(posts: readonly PostRecord[]): Promise<FeaturedStory[]> {
  const [contextOf, named, file, author, tag] = await Promise.all([
    sharedContext(posts),
    Promise.all(posts.map((post) => withCoauthors(withOwnHead(post)))),
    files.find(
      unversioned(posts.flatMap(({ content }) => attachedIds(content.rendered)).slice(0, PAGE)),
    ),
    users.find(unversioned(posts.flatMap((post) => post.author ?? []))),
    tags.find(unversioned(posts.flatMap((post) => post.tags))),
  ]);
  const hidden = await hiddenParts.find(
    versionsOf(posts.filter((post) => post.author && !author.has(post.author))),
  );
  const writerOf = (post: PostRecord) =>
    (post.author && author.get(post.author)) || hidden.get(post.id)?.author;
  const media = providerMedia();
  const stories = named.flatMap(
    (post) =>
      toStory(post, {
        ...contextOf(post),
        excerpt: post.excerpt.rendered,
        content: withAttached(post.content.rendered, (id) => file.get(id)),
        tags: post.tags.flatMap((id) => tag.get(id) ?? []).filter(isTopic),
        author: writerOf(post),
        media,
      }) ?? [],
  );
  return Promise.all(stories.map(liveStory));
}
