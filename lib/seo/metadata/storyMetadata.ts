import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { markdownPath } from '@/lib/seo/markdown/markdownPath';
import { getStory } from '@/lib/news/getStory';
import { sectionName } from '@/lib/news/sectionName';
import { storyPath } from '@/lib/story/story';
import { startStoryPreview } from '@/lib/seo/previews/storyPreview';
import { storyPreviewPath } from '@/lib/seo/previews/storyPreviewUrl';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { pageTitle } from '@/lib/site/pageTitle';
import { noindexMetadata } from './noindexMetadata';
import { openGraphMetadata } from './pageMetadata';
import { storyDescription } from './storyDescription';

/**
 * Metadata of a story's page, from the id in its URL. A sample is kept out of search engines.
 */
export async function storyMetadata(id: string): Promise<Metadata> {
  const [story, locale, channel, reader] = await Promise.all([
    getStory(id),
    getLocale(),
    getTranslations('Channel'),
    getTranslations('Reader'),
  ]);
  if (!story.ok) return noindexMetadata(reader('missing'));

  const { title, sample, publishedAt, modifiedAt = publishedAt } = story.value;
  const path = storyPath(story.value.id);
  const [section] = await Promise.all([
    sectionName(story.value, locale),
    startStoryPreview(story.value, locale),
  ]);
  const metadata = openGraphMetadata(locale, channel('name'), {
    path,
    title,
    description: storyDescription(story.value),
    picture: storyPreviewPath(story.value, locale),
    pictureAlt: title,
  });
  return {
    ...metadata,
    ...(sample
      ? { robots: { index: false } }
      : { alternates: withMarkdown(metadata.alternates, absoluteUrl(markdownPath(path), locale)) }),
    title: pageTitle(title, channel('name')),
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      ...(publishedAt && { publishedTime: publishedAt }),
      ...(modifiedAt && { modifiedTime: modifiedAt }),
      ...(section && { section }),
    },
  };
}

const withMarkdown = (
  alternates: Metadata['alternates'],
  markdown: string,
): Metadata['alternates'] => ({
  ...alternates,
  types: { ...alternates?.types, 'text/markdown': markdown },
});
