import 'server-only';
import { getTranslations } from 'next-intl/server';
import { categoryKey } from '@/lib/content/keys';
import { paragraphs } from '@/lib/format/paragraphs';
import { oneLine } from '@/lib/format/xml';
import type { Locale } from '@/lib/i18n/routing';
import { widePicture } from '@/lib/images/cards/cropUrl';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { sectionName } from '@/lib/stories/sectionName';
import { type Body, paragraphsBody } from '@/lib/story/body';
import { type Story, storyPath } from '@/lib/story/story';

/** Plain text without characters that XML forbids, for every format. */
export type FeedEntry = {
  /** Also the entry's id, because it never changes. */
  url: string;
  title: string;
  summary: string;
  html: string;
  category: { term: string; label: string } | null;
  tags: readonly string[];
  /** Empty where the channel answers for it. */
  authors: readonly string[];
  publishedAt: Date;
  /** The modification date if the provider sends one, else the publication date. */
  updatedAt: Date;
  picture: string | null;
};

/** Writes a body as HTML, with words in a language: without class names, relative URLs and what XML forbids. */
export type WriteHtml = (body: Body, locale: Locale) => Promise<string>;

/** The text with the story's key points behind its first block, as its page has them. */
async function wholeText({ body, summary, highlights, lang }: Story): Promise<Body> {
  const text = body?.length ? body : paragraphsBody(paragraphs(summary));
  if (highlights.length === 0) return text;
  const t = await getTranslations({ locale: lang, namespace: 'Reader' });
  return [
    ...text.slice(0, 1),
    { type: 'heading', level: 2, content: [t('keyPoints')] },
    { type: 'list', ordered: false, items: highlights.map((point) => ({ content: [point] })) },
    ...text.slice(1),
  ];
}

export async function feedEntry(
  story: Story & { publishedAt: string },
  writeHtml: WriteHtml,
): Promise<FeedEntry> {
  const { id, lang, title, summary, category, publishedAt, modifiedAt, author } = story;
  const { tags = [], authors = author ? [{ name: author }] : [] } = story;
  const label = await sectionName(story, lang);
  return {
    url: absoluteUrl(storyPath(id), lang),
    title: oneLine(title),
    summary: oneLine(summary),
    html: await writeHtml(await wholeText(story), lang),
    category:
      category && label
        ? { term: oneLine(categoryKey(category) ?? category), label: oneLine(label) }
        : null,
    tags: tags.map(({ name }) => oneLine(name)),
    authors: authors.map(({ name }) => oneLine(name)),
    publishedAt: new Date(publishedAt),
    updatedAt: new Date(modifiedAt ?? publishedAt),
    picture: widePicture(story),
  };
}

export type FeedDocument = {
  locale: Locale;
  brand: string;
  title: string;
  description: string;
  page: string;
  self: string;
  /**
   * The latest change of an entry, never the clock, so that unchanged news gives identical bytes.
   */
  updated: Date;
  entries: readonly FeedEntry[];
};
