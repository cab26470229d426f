import 'server-only';
import { getTranslations } from 'next-intl/server';
import { categoryKey } from '@/lib/content/keys';
import { paragraphs } from '@/lib/format/paragraphs';
import { oneLine } from '@/lib/format/xml';
import type { Locale } from '@/lib/i18n/locales';
import { RIGHT_TO_LEFT_CODES } from '@/lib/i18n/scripts.mjs';
import { widePicture } from '@/lib/images/cards/cropUrl';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { premiumNote } from '@/lib/seo/premiumNote';
import { livePage } from '@/lib/stories/livePage';
import { sectionName } from '@/lib/stories/sectionName';
import { authorsOf } from '@/lib/story/authors';
import { type Body, paragraphsBody } from '@/lib/story/body';
import type { Coverage } from '@/lib/story/coverage';
import { type Story, storyPath, writtenIn } from '@/lib/story/story';
import { writtenText } from '@/lib/story/writtenText';

/** Plain text without characters that XML forbids, because all formats use it. */
export type FeedEntry = {
  url: string;
  title: string;
  summary: string;
  html: string;
  category: { term: string; label: string } | null;
  tags: readonly string[];
  authors: readonly string[];
  agency: string;
  publishedAt: Date;
  updatedAt: Date;
  picture: string | null;
};

/** HTML without class names, relative URLs or characters that XML forbids. */
export type WriteHtml = (body: Body, locale: Locale) => Promise<string>;

const updatesBody = (coverage: Coverage): Body =>
  livePage(coverage, {}).updates.flatMap((update): Body => {
    const { headline, body, picture, videoUrl } = update;
    return [
      ...(headline ? [{ type: 'heading', level: 3, content: [headline] } as const] : []),
      ...(picture ? [{ type: 'picture', picture: { url: picture, alt: headline } } as const] : []),
      ...(body ?? []),
      ...(videoUrl ? [{ type: 'video', url: videoUrl } as const] : []),
    ];
  });

/** The text with what a page shows above and below it; the summary if there is no text. */
async function wholeText(story: Story): Promise<Body> {
  const { body, summary, lang: locale, coverage } = story;
  const t = await getTranslations({ locale, namespace: 'Reader' });
  const own = body?.length ? body : paragraphsBody(paragraphs(summary));
  return [
    ...writtenText({ ...story, body: own }, { t, locale }),
    ...(coverage ? updatesBody(coverage) : []),
    ...(await premiumNote(story, locale)),
  ];
}

/** Without duplicates and empty names, which Atom validators refuse as an author. */
const namesOf = (terms: readonly { name: string }[]): readonly string[] => [
  ...new Set(terms.map(({ name }) => oneLine(name)).filter(Boolean)),
];

/** Feed readers do not derive the direction from `lang`. */
const directed = (html: string, story: Story) =>
  RIGHT_TO_LEFT_CODES.includes(writtenIn(story)) && html ? `<div dir="rtl">${html}</div>` : html;

export async function feedEntry(
  story: Story & { publishedAt: string },
  writeHtml: WriteHtml,
): Promise<FeedEntry> {
  const { id, lang, title, summary, category, publishedAt, modifiedAt, tags = [] } = story;
  const section = await sectionName(story, lang);
  const label = section && oneLine(section);
  return {
    url: absoluteUrl(storyPath(id), lang),
    title: oneLine(title),
    summary: oneLine(summary),
    html: directed(await writeHtml(await wholeText(story), lang), story),
    category:
      category && label ? { term: oneLine(categoryKey(category) ?? category), label } : null,
    tags: namesOf(tags).filter((name) => name !== label),
    authors: namesOf(authorsOf(story)),
    agency: oneLine(story.agency ?? ''),
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
