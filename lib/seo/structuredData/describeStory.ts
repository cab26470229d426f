import 'server-only';
import { getLocale, getTranslations } from 'next-intl/server';
import type { Thing } from 'schema-dts';
import { stateKey } from '@/lib/content/keys';
import { storySocialCardPath } from '@/lib/images/cards/socialCardUrl';
import { requestTime } from '@/lib/request/requestTime';
import { knownStories } from '@/lib/stories/knownStories';
import { sectionName, stateName } from '@/lib/stories/sectionName';
import type { LiveUpdate } from '@/lib/story/coverage';
import { withoutFutureDates } from '@/lib/story/futureDates';
import type { Story } from '@/lib/story/story';
import { storyDescription } from '@/lib/story/storyDescription';
import { storyUrls } from '../storyUrls';
import { claimReview } from './claimReview';
import { liveBlogPosting } from './liveBlogPosting';
import { newsArticle } from './newsArticle';

export async function describeStory(
  story: Story,
  updates: readonly LiveUpdate[] = [],
): Promise<Thing[]> {
  if (story.sample) return [];
  const [locale, now, known, channel, section, state] = await Promise.all([
    getLocale(),
    requestTime(),
    knownStories(),
    getTranslations('Channel'),
    sectionName(story, story.lang),
    stateName(story, story.lang),
  ]);
  const { own } = storyUrls(story, locale, known);
  const context = {
    url: own,
    description: storyDescription(story),
    section,
    // An unknown state may belong to another country.
    state: story.state && stateKey(story.state) ? state : null,
    channel: channel('name'),
    socialCard: storySocialCardPath(story, locale),
  };
  const article = newsArticle(withoutFutureDates(story, now), context, locale);
  const review = claimReview(story, context.channel, own);
  return [
    story.coverage ? liveBlogPosting(article, story, updates, own) : article,
    ...(review ? [review] : []),
  ];
}
