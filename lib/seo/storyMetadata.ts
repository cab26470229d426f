import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { getStory } from '@/lib/news/getStory';
import { type Story, storyPath } from '@/lib/news/story';
import { cutAtGrapheme } from '@/lib/text/graphemes';
import { described } from './pageMetadata';
import { storyPreviewPath } from './storyPreviewPath';

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

  const { title, category, publishedAt } = story.value;
  const metadata = described(locale, channel('name'), {
    path: storyPath(story.value.id),
    title,
    description: storyDescription(story.value),
    picture: storyPreviewPath(story.value, locale),
    pictureAlt: title,
  });
  return {
    ...metadata,
    title: `${title} | ${channel('name')}`,
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      ...(publishedAt && { publishedTime: publishedAt }),
      ...(category && { section: category }),
    },
  };
}
