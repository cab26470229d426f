import type { Locale } from '@/lib/i18n/routing';
import type { Body } from './body';

/** Length of a summary made from a story's content, and of the summary on a card (product.md 10.1). */
export const SUMMARY_LENGTH = 150;

/** What a card shows, and all that travels to the browser for one. */
export type StoryCard = {
  id: string;
  /** The language the story is written in, as its source says or its script tells. */
  lang: Locale;
  title: string;
  summary: string;
  /** Absolute URL on an allowed host. */
  picture: string | null;
  /** A key that the site has a word for, such as `stockmarket`, or words. */
  category: string | null;
  state: string | null;
  /** City or other place. */
  place: string | null;
  /** ISO, UTC. */
  publishedAt: string | null;
  views: number | null;
  /** Who wrote it, where the provider says so. */
  author?: string;
  /** A recording to listen to. */
  audioUrl?: string;
  /** Of a web story: its key points, or its summary where it has none, a page each. */
  pages?: readonly string[];
  /** The provider gave no views: these are filled in. */
  sampleViews?: true;
  /**
   * Written in a language that the site has no pages in, such as Marathi, whose script is Hindi's: its
   * ISO 639 code.
   */
  otherLanguage?: string;
  /** The same for a story and its translations, where its source says which these are. */
  translationKey?: string;
  videoUrl: string | null;
  /**
   * Empty where the provider's YouTube URL names no video: there is a preview to open, but
   * nothing to embed.
   */
  youtubeId: string | null;
};

/** Captions of a video in one language: the URL of a WebVTT file. */
export type Caption = { lang: Locale; url: string };

/** A name that stories are filed under; `slug` is the part of a URL that stands for it. */
export type Term = { name: string; slug: string };

/** A whole story. */
export type Story = StoryCard & {
  /** Null, or without blocks, where the provider sent no text. */
  body: Body | null;
  highlights: string[];
  /** Who wrote it, each with a page of their own. */
  authors?: readonly Term[];
  /** What its editors filed it under beside its category. */
  tags?: readonly Term[];
  /** What its picture shows, as its editors describe it. */
  pictureAlt?: string;
  /** What stands below its picture. */
  pictureCaption?: string;
  /** Who made its picture. */
  pictureCredit?: string;
  /** The page of another site that it was taken from: search engines are sent there. */
  canonicalUrl?: string;
  /** What its editors say of it to search engines and previews. */
  meta?: StoryMeta;
  /** Captions of the video file. */
  captions?: Caption[];
  /** What the video file shows, in the story's language. */
  videoDescription?: string;
  /**
   * ISO, UTC: when the story was last changed, where the provider says so. Never before
   * `publishedAt`.
   */
  modifiedAt?: string;
  /** How long it takes to read, where the source says so. */
  readMinutes?: number;
  /** One of the site's own sample articles, which nobody published. */
  sample?: true;
};

/** In place of the story's own title, text and picture; `social…` is for previews alone. */
export type StoryMeta = {
  title?: string;
  description?: string;
  socialTitle?: string;
  socialDescription?: string;
  socialPicture?: string;
};

/** Whether the story's page is the first of its kind: of a copy search engines are told the original. */
export const isOriginal = ({ canonicalUrl }: Pick<Story, 'canonicalUrl'>) =>
  canonicalUrl === undefined;

/** A featured story keeps the rank its editors gave it. */
export type FeaturedStory = Story & { priority: number };

/** The language that a story is written in, as the attribute `lang` names it. */
export const writtenIn = ({
  lang,
  otherLanguage,
}: Pick<StoryCard, 'lang' | 'otherLanguage'>): string => otherLanguage ?? lang;

/** A slide of the hero, in the words of one language. */
export type Slide = {
  id: string;
  lang: Locale;
  title: string;
  summary: string;
  picture: string | null;
  category: string | null;
  /** Minutes, or what the provider says where that is no number of minutes. */
  readTime: number | string;
  /** As in `StoryCard`. */
  youtubeId: string | null;
  /**
   * Where the slide leads, when the provider says so: a path of this site or an http(s) URL.
   */
  link: string | null;
};

/** Whether a click on the story opens the preview instead of the article. */
export const hasVideo = ({ videoUrl, youtubeId }: Pick<StoryCard, 'videoUrl' | 'youtubeId'>) =>
  videoUrl !== null || youtubeId !== null;

/** The URL of a story without language prefix. */
export const storyPath = (id: string) => `/news/${encodeURIComponent(id)}`;

/**
 * Why a story cannot be shown. `absent`: every source answered, and none has it. `gone`: it was taken
 * back, and the source says so. `unknown`: one that may have it did not answer.
 */
export type NotFoundReason = 'absent' | 'gone' | 'unknown';
