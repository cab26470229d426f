import { Fragment } from 'react';
import { clockLength } from '@/lib/format/duration';
import { languageOf } from '@/lib/format/script';
import { litePath } from '@/lib/pages/litePath';
import { hasVideo, type StoryCard, storyPath, writtenIn } from '@/lib/story/story';
import type { LiteWords } from './liteWords';

type Props = {
  title?: string;
  stories: readonly (StoryCard & { sample?: true })[];
  words: LiteWords;
  now: number;
};

export function StoryList({ title, stories, words, now }: Props) {
  return stories.length === 0 ? null : (
    <section>
      {title && <h2>{title}</h2>}
      <ol className="s">
        {stories.map((story) => (
          <li key={story.id}>
            <h3 lang={foreign(writtenIn(story), words)}>
              <a href={litePath(storyPath(story.id), words.locale)}>{story.title}</a>
            </h3>
            <Facts story={story} words={words} now={now} />
          </li>
        ))}
      </ol>
    </section>
  );
}

export const foreign = (lang: string, { locale }: LiteWords) =>
  lang === locale ? undefined : lang;

type FactsProps = Pick<Props, 'words' | 'now'> & { story: Props['stories'][number] };

function Facts({ story, words, now }: FactsProps) {
  const { category, place, state, publishedAt, sample, live } = story;
  const where = place ?? (state && words.state(state));
  const facts = [
    story.author,
    sample && words.t('Story.sample'),
    live && words.t(live === 'on' ? 'Story.live' : 'Story.liveEnded'),
    category && words.category(category),
    where,
    publishedAt && words.age(publishedAt, now),
    hasVideo(story) && words.t('Story.video'),
    story.rating && words.t('Story.rating', story.rating),
    story.seconds && clockLength(story.seconds),
    story.pictureCount && words.t('Story.photos', { count: story.pictureCount }),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  if (facts.length === 0) return null;
  const lang = where && languageOf(where) !== words.locale ? languageOf(where) : undefined;
  return (
    <p className="m">
      {facts.map((fact, at) => (
        <Fragment key={at}>
          {at > 0 && ' · '}
          {fact === where && lang ? <span lang={lang}>{fact}</span> : fact}
        </Fragment>
      ))}
    </p>
  );
}
