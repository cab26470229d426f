import type { Locale } from '@/lib/i18n/locales';
import type { Body } from './body';
import type { Coverage, IsoUtc } from './coverage';

/** For generated summaries and cards (product.md 10.1). */
export const SUMMARY_LENGTH = 150;

export type StoryCard = {
  id: string;
  /** From the source, else guessed by script. */
  lang: Locale;
  title: string;
  summary: string;
  picture: string | null;
  /** A site key such as `stockmarket`, or free text. */
  category: string | null;
  state: string | null;
  place: string | null;
  publishedAt: IsoUtc | null;
  views: number | null;
  /** Only on cards of opinions, with the first author's picture. */
  author?: string;
  portrait?: string;
  rating?: Rating;
  seconds?: number;
  pictureCount?: number;
  audioUrl?: string;
  /** A live page: cards mark it, and a click loads it instead of opening the reader. */
  live?: 'on' | 'ended';
  /**
   * The source gives only a beginning, and the rest to subscribers. A click loads the page, which
   * says so.
   */
  premium?: true;
  /** A web story's key points, else its summary; one per page. */
  pages?: readonly string[];
  /** `views` is a fallback figure, because the provider sent none. */
  sampleViews?: true;
  /**
   * ISO 639 code of a language without pages here, such as Marathi, which shares Hindi's script.
   */
  otherLanguage?: string;
  /** Shared by a story and its translations, if the source links them. */
  translationKey?: string;
  videoUrl: string | null;
  /** Empty if the YouTube URL has no video id: a preview without an embed. */
  youtubeId: string | null;
};

export type Caption = { lang: Locale; url: string };

export type Term = { name: string; slug: string };

export type Author = Term & {
  role?: string;
  picture?: string;
  about?: string;
};

export type Rating = { value: number; best: number; stars: string };

export type Correction = { text: string; at?: IsoUtc };

export type FactCheck = { claim: string; verdict: string; claimant?: string; url?: string };

export type Story = StoryCard & {
  body: Body | null;
  coverage?: Coverage;
  highlights: string[];
  corrections?: readonly Correction[];
  factCheck?: FactCheck;
  dateline?: string;
  agency?: string;
  authors?: readonly Author[];
  tags?: readonly Term[];
  /** The ids of the story and of its translations, if the source names them. */
  translatedIds?: Readonly<Partial<Record<Locale, string>>>;
  pictureAlt?: string;
  pictureCaption?: string;
  pictureCredit?: string;
  canonicalUrl?: string;
  /** Editors keep the story out of search engines. */
  unlisted?: true;
  meta?: StoryMeta;
  captions?: Caption[];
  videoDescription?: string;
  /**
   * Never before `publishedAt` or a correction. `lastChange.ts` and `mergeCopies.ts` handle such
   * times too.
   */
  modifiedAt?: IsoUtc;
  readMinutes?: number;
  sample?: true;
};

/** Overrides for search engines; `social…` is for social cards only. */
export type StoryMeta = {
  title?: string;
  description?: string;
  socialTitle?: string;
  socialDescription?: string;
  socialPicture?: string;
};

/**
 * True if search engines may index the story: no copy of another site's, and not kept out by
 * editors.
 */
export const isIndexed = (story: Pick<Story, 'canonicalUrl' | 'unlisted'>) =>
  isOriginal(story) && !story.unlisted;

export const isOriginal = ({ canonicalUrl }: Pick<Story, 'canonicalUrl'>) =>
  canonicalUrl === undefined;

export type FeaturedStory = Story & { priority: number };

export const writtenIn = ({
  lang,
  otherLanguage,
}: Pick<StoryCard, 'lang' | 'otherLanguage'>): string => otherLanguage ?? lang;

export type Slide = Pick<
  StoryCard,
  'id' | 'lang' | 'otherLanguage' | 'title' | 'summary' | 'picture' | 'category' | 'youtubeId'
> & {
  readTime: number | string;
  /** A site path or an http(s) URL. */
  link: string | null;
};

export const hasVideo = ({ videoUrl, youtubeId }: Pick<StoryCard, 'videoUrl' | 'youtubeId'>) =>
  videoUrl !== null || youtubeId !== null;

/** Escapes the dot of an id's `.md`, because `/news/a.md` is the Markdown of `a`. */
export const storyPath = (id: string) =>
  `/news/${encodeURIComponent(id).replace(/\.md$/, '%2Emd')}`;

/** `absent`: every source answered. `gone`: withdrawn. `unknown`: a source failed, so no 404. */
export type NotFoundReason = 'absent' | 'gone' | 'unknown';

/** The provider answered without a slide, so a retry will not help. */
export const NO_POSTERS = 'No valid posters found';
