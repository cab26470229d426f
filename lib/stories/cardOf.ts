import { categoryKey } from '@/lib/content/keys';
import { bindFigures } from '@/lib/format/paragraphs';
import { memoize } from '@/lib/memoize';
import { otherPictures } from '@/lib/story/picturesIn';
import { listSummary } from '@/lib/story/standfirst';
import { hasVideo, type Story, type StoryCard } from '@/lib/story/story';

const cardOnce = memoize(makeCard);

/** A story without its body. Cuts the summary, because CSS would cut it within a word. */
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
    rating,
    seconds,
    live,
    premium,
  } = story;
  const kind = category && categoryKey(category);
  const portrait = story.authors?.[0]?.picture;
  const pictureCount = kind === 'photos' ? picturesOf(story) : 0;
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
    ...(audioUrl && { audioUrl }),
    ...(kind === 'opinion' && author && { author, ...(portrait && { portrait }) }),
    ...(rating && { rating }),
    ...(seconds && (audioUrl || hasVideo(story) || kind === 'podcasts') && { seconds }),
    ...(pictureCount > 1 && { pictureCount }),
    ...(live && { live }),
    ...(premium && { premium }),
    ...(kind === 'webstories' && {
      pages: (highlights.length > 0 ? highlights : [listed].filter(Boolean)).map(bindFigures),
    }),
  };
}

const picturesOf = (story: Story): number =>
  story.pictureCount ?? Number(story.picture !== null) + otherPictures(story).length;
