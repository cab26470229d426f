import 'server-only';
import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { storySocialCardPath } from '@/lib/images/cards/socialCardUrl';
import { startStorySocialCard } from '@/lib/images/cards/storySocialCard';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { requestTime } from '@/lib/request/requestTime';
import { markdownPath } from '@/lib/seo/markdown/markdownPath';
import { pageTitle, withoutBrand } from '@/lib/seo/pageTitle';
import { getStory } from '@/lib/stories/getStory';
import { knownStories } from '@/lib/stories/knownStories';
import { canonicalNumber, type LiveQuery } from '@/lib/stories/livePage';
import { sectionName } from '@/lib/stories/sectionName';
import { withoutFutureDates } from '@/lib/story/futureDates';
import { storyPath } from '@/lib/story/story';
import { storyDescription } from '@/lib/story/storyDescription';
import { storyUrls } from '../storyUrls';
import { noindexMetadata, numberedTitle, openGraphMetadata } from './pageMetadata';
import { socialTexts } from './socialTexts';

export async function storyMetadata(id: string, query: LiveQuery = {}): Promise<Metadata> {
  const [story, locale, channel, reader] = await Promise.all([
    getStory(id),
    getLocale(),
    getTranslations('Channel'),
    getTranslations('Reader'),
  ]);
  if (!story.ok)
    return noindexMetadata(reader(story.error === 'unknown' ? 'unavailable' : 'missing'));

  const { title, sample, meta = {} } = story.value;
  const path = storyPath(story.value.id);
  const [section, words, now, known] = await Promise.all([
    sectionName(story.value, locale),
    getTranslations('Story'),
    requestTime(),
    knownStories(),
    startStorySocialCard(story.value, locale),
  ]);
  const { publishedAt, modifiedAt = publishedAt } = withoutFutureDates(story.value, now);
  const number = canonicalNumber(story.value.coverage, query);
  const address = storyUrls(story.value, locale, known, number);
  const metadata = openGraphMetadata(locale, channel('name'), {
    path,
    ...socialTexts(story.value, {
      brand: channel('name'),
      liveOf: (shown) => words('liveOf', { title: shown }),
    }),
    picture: storySocialCardPath(story.value, locale),
    pictureAlt: title,
  });
  return {
    ...metadata,
    ...(sample || story.value.unlisted
      ? { robots: { index: false } }
      : {
          alternates: {
            canonical: address.canonical,
            ...(address.languages && { languages: address.languages }),
            types: {
              ...metadata.alternates?.types,
              'text/markdown': absoluteUrl(markdownPath(path), locale),
            },
          },
        }),
    title: pageTitle(
      await numberedTitle(withoutBrand(meta.title ?? title, channel('name')), number),
      channel('name'),
    ),
    description: storyDescription(story.value),
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      url: address.own,
      ...(publishedAt && { publishedTime: publishedAt }),
      ...(modifiedAt && { modifiedTime: modifiedAt }),
      ...(section && { section }),
    },
  };
}
