import { categoryKey } from '@/lib/content/keys';
import { bindFigures } from '@/lib/format/paragraphs';
import { oncePerList } from '@/lib/oncePerList';
import { listSummary } from '@/lib/story/standfirst';
import type { Story, StoryCard } from '@/lib/story/story';

const cardOnce = oncePerList(makeCard);

/** A story without its body. The summary is cut here, because CSS would cut it within a word. */
export const cardOf = (story: Story): StoryCard => cardOnce(story);

function makeCard(story: Story): StoryCard {
  const {
    id,
    lang,
    title,
    summary,
    picture,
    category,
    state,
    place,
    publishedAt,
    views,
    videoUrl,
    youtubeId,
    author,
    audioUrl,
    highlights,
    otherLanguage,
    translationKey,
    live,
    premium,
  } = story;
  const isWebStory = category !== null && categoryKey(category) === 'webstories';
  const listed = listSummary({ title, summary });
  return {
    id,
    lang,
    title: bindFigures(title),
    summary: listed,
    picture,
    category,
    state,
    place,
    publishedAt,
    views,
    videoUrl,
    youtubeId,
    ...(otherLanguage && { otherLanguage }),
    ...(translationKey && { translationKey }),
    ...(author && { author }),
    ...(audioUrl && { audioUrl }),
    ...(live && { live }),
    ...(premium && { premium }),
    ...(isWebStory && { pages: highlights.length > 0 ? highlights : [listed].filter(Boolean) }),
  };
}
