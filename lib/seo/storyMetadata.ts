import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { markdownPath } from '@/lib/markdown/markdownPath';
import { getStory } from '@/lib/news/getStory';
import { sectionName } from '@/lib/news/sectionName';
import { type Story, storyPath } from '@/lib/news/story';
import { startStoryPreview } from '@/lib/preview/storyPreview';
import { storyPreviewPath } from '@/lib/preview/storyPreviewAddress';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { cutAtGrapheme } from '@/lib/text/graphemes';
import { described } from './pageMetadata';

const DESCRIPTION_LENGTH = 160;

/** The first 160 characters of the content; where the provider sent none, of the summary or the title. */
export const storyDescription = ({ body, summary, title }: Pick<Story, 'body' | 'summary' | 'title'>) =>
  cutAtGrapheme((body || summary || title).replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH);

/** Metadata of a story's page, from the id in its address. */
export async function storyMetadata(id: string): Promise<Metadata> {
  const [story, locale, channel, reader] = await Promise.all([
    getStory(id),
    getLocale(),
    getTranslations('Channel'),
    getTranslations('Reader'),
  ]);
  if (!story.ok) return { title: `${reader('missing')} | ${channel('name')}`, robots: { index: false } };

  const { title, publishedAt, modifiedAt = publishedAt } = story.value;
  const [section] = await Promise.all([sectionName(story.value, locale), startStoryPreview(story.value, locale)]);
  const markdown = absoluteUrl(markdownPath(storyPath(story.value.id)), locale);
  const metadata = described(locale, channel('name'), {
    path: storyPath(story.value.id),
    title,
    description: storyDescription(story.value),
    picture: storyPreviewPath(story.value, locale),
    pictureAlt: title,
  });
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types: { ...metadata.alternates?.types, 'text/markdown': markdown } },
    title: `${title} | ${channel('name')}`,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      ...(publishedAt && { publishedTime: publishedAt }),
      ...(modifiedAt && { modifiedTime: modifiedAt }),
      ...(section && { section }),
    },
  };
}
