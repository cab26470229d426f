import type { StateKey } from '@/lib/content/keys';
import { excerpt, truncateAtGrapheme } from '@/lib/format/graphemes';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { teaserText } from '@/lib/provider/body/blocks/embedWords';
import { leadOf } from '@/lib/provider/body/blocks/leadOf';
import { isMoreLink, withoutReadMore } from '@/lib/provider/body/blocks/moreLink';
import { textOf } from '@/lib/provider/body/html/textOf';
import { captionOfHtml } from '@/lib/provider/body/pictures/captions';
import { withoutShortcodes } from '@/lib/provider/body/shortcodes/shortcodes';
import { storyBody } from '@/lib/provider/body/storyBody';
import { authorName } from '@/lib/provider/source/authorName';
import { UNFILED } from '@/lib/provider/source/filing';
import { headingOf, ownTitle, summaryBelow, withoutTitle } from '@/lib/provider/source/headingOf';
import { languageFields } from '@/lib/provider/source/language';
import { TEXT_LIMITS } from '@/lib/provider/source/limits';
import { type Media, pictureUrl } from '@/lib/provider/source/media';
import { ownPages } from '@/lib/provider/source/providerMedia';
import { titleCase } from '@/lib/provider/source/providerText';
import { STORY_DEFAULTS, changeOf } from '@/lib/provider/source/storyFacts';
import { storyMeta } from '@/lib/provider/source/storyMeta';
import type { BodyPicture } from '@/lib/story/body';
import { bodyText, proseText } from '@/lib/story/bodyText';
import { type Author, type FeaturedStory, SUMMARY_LENGTH, type Term } from '@/lib/story/story';
import { withoutAddedWords } from './excerptWords';
import { deckOf, postFacts } from './factFields';
import { metaOf, isUnlisted } from './headSchema';
import { givenLanguage, textInLanguage, translationsOf } from './language';
import { liveStateOf, freePart, isPremium } from './markedTerms';
import {
  type CardRecord,
  type FileRecord,
  publicationOf,
  type SizesRecord,
  type TagRecord,
  type UserRecord,
} from './schema';
import type { SiteFacts } from './siteFacts';
import type { Filings } from './terms';
import { bylineOf } from './writers';

export type Context = {
  filings: Filings;
  states: ReadonlyMap<string, StateKey>;
  isOpen: boolean;
  file?: FileRecord;
  sizes?: SizesRecord;
  hiddenFile?: string;
  excerpt?: string;
  content?: string;
  author?: UserRecord;
  tags?: readonly TagRecord[];
  site: SiteFacts;
  live?: FeaturedStory['live'];
  /** For subscribers: shows only the beginning, and no live updates, which are part of the text. */
  premium?: boolean;
  media: Media;
};

export function toStory(post: CardRecord, context: Context): FeaturedStory | null {
  const { media, site } = context;
  const code = givenLanguage(post, site.plugin ? media.base : null);
  const translate = (text = '') => textInLanguage(text, code ?? DEFAULT_LOCALE);
  const summary = truncateAtGrapheme(
    withoutAddedWords(
      withoutReadMore(teaserText(textOf(translate(deckOf(post) ?? context.excerpt), isMoreLink))),
    ),
    TEXT_LIMITS.summary,
  );
  const content = translate(context.content);
  const pages = ownPages(site.home);
  const read = (html: string) =>
    html ? storyBody(html, { id: post.id, base: media.base, media, pages }) : null;
  const named = withoutShortcodes(textOf(translate(post.title)));
  const given = ownTitle(truncateAtGrapheme(named, TEXT_LIMITS.title).trim());
  const body = withoutTitle(context.premium ? freePart(content, read) : read(content), given);
  const text = body ? bodyText(body) : '';
  const title = given || headingOf(text || summary);
  if (!title) return null;
  const deck = summary || excerpt(body ? proseText(body).replace(/\s+/g, ' ') : '', SUMMARY_LENGTH);
  const modified = post.modified_gmt;
  const publishedAt = publicationOf(post);
  const author = context.author ? authorOf(context.author, media, translate) : null;
  const facts = postFacts(post, site, media.base);
  const lead = leadOf(body, featured(post, context));
  const language = languageFields(code, title, text || summary);
  return {
    ...STORY_DEFAULTS,
    id: post.id,
    ...language,
    ...translationsOf(post, language),
    title,
    summary: given ? deck : summaryBelow(title, deck),
    ...lead,
    ...storyMeta(
      metaOf(post),
      { title, texts: [summary, text], picture: lead.picture, link: post.link },
      media,
    ),
    ...(isUnlisted(post, context.isOpen) && { unlisted: true as const }),
    category: categoryOf(post, context.filings, translate),
    state: stateOf(post, context),
    publishedAt,
    ...bylineOf(post, author),
    ...(context.tags && { tags: context.tags.flatMap((tag) => termOf(tag, translate) ?? []) }),
    ...changeOf({ publishedAt, modifiedAt: modified, corrections: facts.corrections }),
    ...(context.live && !context.premium && { live: context.live }),
    ...(context.premium && { premium: true as const }),
    ...facts,
  };
}

const WIDTH = 1024;

function featured(post: CardRecord, context: Context): BodyPicture | null {
  const elsewhere = post.fifu_image_url ?? post.meta?.fifu_image_url;
  const url = pictureUrl(pictureOf(context) ?? elsewhere, context.media);
  const { alt_text: alt, caption } = context.file ?? {};
  return url ? { url, alt: textOf(alt ?? ''), ...captionOfHtml(caption ?? '') } : null;
}

function pictureOf({ file, sizes, hiddenFile }: Context): string | undefined {
  const wide = (sizes?.media_details ?? [])
    .filter(({ width }) => width >= WIDTH)
    .toSorted((a, b) => a.width - b.width);
  return wide[0]?.source_url ?? file?.source_url ?? hiddenFile;
}

/** The deepest site category of the post, else its first WordPress category that is no state. */
export function categoryOf(
  { categories }: CardRecord,
  filings: Context['filings'],
  translate: Translate = toDefault,
): string | null {
  const own = categories
    .flatMap((id) => filings.get(id) ?? [])
    .filter(({ slug }) => !liveStateOf([slug]));
  const [known] = own
    .filter(({ category }) => category !== null)
    // The premium category names a section only if no other category does.
    .sort((a, b) => Number(isPremium([a.slug])) - Number(isPremium([b.slug])) || b.depth - a.depth);
  if (known) return known.category;
  const named = own
    .filter(({ state, slug }) => state === null && !isPremium([slug]))
    .map(({ name }) => textOf(translate(name)));
  const name = named.find((words) => !UNFILED.test(words));
  return name ? truncateAtGrapheme(titleCase(name), TEXT_LIMITS.category) : null;
}

const stateOf = ({ categories, tags }: CardRecord, { filings, states }: Context) =>
  categories.map((id) => filings.get(id)?.state).find(Boolean) ??
  tags.map((id) => states.get(id)).find(Boolean) ??
  null;

type Translate = (text: string) => string;
const toDefault: Translate = (text) => textInLanguage(text, DEFAULT_LOCALE);

function termOf(
  { name, slug }: Pick<TagRecord, 'name' | 'slug'>,
  translate: Translate,
): Term | null {
  const words = truncateAtGrapheme(textOf(translate(name)), TEXT_LIMITS.author);
  return words && slug ? { name: words, slug } : null;
}

/** Gravatar draws a picture for everyone, so only avatars on listed hosts count. */
function authorOf(user: UserRecord, { base, sources }: Media, translate: Translate): Author | null {
  const term = authorName(user.name) ? termOf(user, translate) : null;
  const about = truncateAtGrapheme(textOf(translate(user.description)), TEXT_LIMITS.about).trim();
  const picture = pictureUrl(user.avatar_urls ?? undefined, { base, sources });
  return term && { ...term, ...(picture && { picture }), ...(about && { about }) };
}
