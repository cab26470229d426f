import { bindFigures } from '@/lib/format/paragraphs';
import { bodyText } from '@/lib/story/bodyText';
import { readTime } from '@/lib/story/readTime';
import { listSummary } from '@/lib/story/standfirst';
import type { Slide, Story } from '@/lib/story/story';

export function slideOf(story: Story): Slide {
  const { id, lang, otherLanguage, title, summary, body, picture, category, youtubeId } = story;
  return {
    id,
    lang,
    ...(otherLanguage && { otherLanguage }),
    title: bindFigures(title),
    summary: listSummary({ title, summary }),
    picture,
    category,
    readTime: readTime(story.readMinutes, body ? bodyText(body) : undefined),
    youtubeId,
    link: null,
  };
}
