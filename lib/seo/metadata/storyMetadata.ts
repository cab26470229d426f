import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { storyPreviewPath } from '@/lib/images/cards/previewUrl';
import { startStoryPreview } from '@/lib/images/cards/storyPreview';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { pageTitle } from '@/lib/pages/pageTitle';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import { markdownPath } from '@/lib/seo/markdown/markdownPath';
import { getAllStories } from '@/lib/stories/getAllStories';
import { getStory } from '@/lib/stories/getStory';
import { sectionName } from '@/lib/stories/sectionName';
import { type Story, storyPath } from '@/lib/story/story';
import { storyDescription } from '@/lib/story/storyDescription';
import { translationAlternates } from '../translationAlternates';
import { noindexMetadata, openGraphMetadata } from './pageMetadata';
import { previewTexts } from './previewTexts';

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
  const [section, words, all] = await Promise.all([
    sectionName(story.value, locale),
    getTranslations('Story'),
    withTimeout(FEED_GRACE_MS, getAllStories()),
    startStoryPreview(story.value, locale),
  ]);
  const metadata = openGraphMetadata(locale, channel('name'), {
    path,
    ...previewTexts(story.value, (shown) => words('liveOf', { title: shown })),
    picture: storyPreviewPath(story.value, locale),
    pictureAlt: title,
  });
  return {
    ...metadata,
    ...(sample
      ? { robots: { index: false } }
      : {
          alternates: withMarkdown(
            alternatesOf(story.value, {
              ...metadata.alternates,
              ...translationAlternates(story.value.id, all?.stories ?? []),
            }),
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
