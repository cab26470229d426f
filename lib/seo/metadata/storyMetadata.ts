import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { newestLine, storyPreviewPath } from '@/lib/images/cards/previewUrl';
import { startStoryPreview } from '@/lib/images/cards/storyPreview';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { pageTitle } from '@/lib/pages/pageTitle';
import { markdownPath } from '@/lib/seo/markdown/markdownPath';
import { getStory } from '@/lib/stories/getStory';
import { sectionName } from '@/lib/stories/sectionName';
import { type Story, storyPath } from '@/lib/story/story';
import { asDescription, storyDescription } from '@/lib/story/storyDescription';
import { noindexMetadata, openGraphMetadata } from './pageMetadata';

export async function storyMetadata(id: string): Promise<Metadata> {
  const [story, locale, channel, reader] = await Promise.all([
    getStory(id),
    getLocale(),
    getTranslations('Channel'),
    getTranslations('Reader'),
  ]);
  if (!story.ok)
    return noindexMetadata(reader(story.error === 'unknown' ? 'unavailable' : 'missing'));

  const { title, sample, publishedAt, modifiedAt = publishedAt, meta = {} } = story.value;
  const path = storyPath(story.value.id);
  const [section, words] = await Promise.all([
    sectionName(story.value, locale),
    getTranslations('Story'),
    startStoryPreview(story.value, locale),
  ]);
  const shown = meta.socialTitle ?? meta.title ?? title;
  const told = newestLine(story.value) ?? meta.socialDescription;
  const metadata = openGraphMetadata(locale, channel('name'), {
    path,
    title: story.value.live === 'on' ? words('liveOf', { title: shown }) : shown,
    description: told ? asDescription(told) : storyDescription(story.value),
    picture: storyPreviewPath(story.value, locale),
    pictureAlt: title,
  });
  return {
    ...metadata,
    ...(sample
      ? { robots: { index: false } }
      : {
          alternates: withMarkdown(
            alternatesOf(story.value, metadata.alternates),
            absoluteUrl(markdownPath(path), locale),
          ),
        }),
    title: pageTitle(meta.title ?? title, channel('name')),
    description: storyDescription(story.value),
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      ...(publishedAt && { publishedTime: publishedAt }),
      ...(modifiedAt && { modifiedTime: modifiedAt }),
      ...(section && { section }),
    },
  };
}

/** A syndicated copy points to its original, which has no other languages here. */
const alternatesOf = (
  { canonicalUrl }: Pick<Story, 'canonicalUrl'>,
  alternates: Metadata['alternates'],
): Metadata['alternates'] =>
  canonicalUrl ? { types: alternates?.types, canonical: canonicalUrl } : alternates;

const withMarkdown = (
  alternates: Metadata['alternates'],
  markdown: string,
): Metadata['alternates'] => ({
  ...alternates,
  types: { ...alternates?.types, 'text/markdown': markdown },
});
