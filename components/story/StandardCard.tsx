import type { StoryCard } from '@/lib/story/story';
import { CardFoot } from './CardFoot';
import { Headline } from './Headline';
import { Kicker } from './Kicker';
import { Picture } from './Picture';
import { PlayTag } from './PlayTag';
import { StoryItem } from './StoryItem';

type Props = {
  story: StoryCard;
  now: number;
  /** On phones: large, instead of a row with a small picture. */
  leads: boolean;
  /** Whether its picture is the page's first. */
  priority?: boolean;
};

const ON_PHONES = {
  leads: {
    item: 'max-md:pb-3',
    picture: 'max-md:-mx-gutter max-md:aspect-lead',
    title: 'max-md:text-card-l',
    text: '',
    summary: '',
  },
  row: {
    item: 'max-md:grid-cols-[minmax(0,1fr)_104px] max-md:border-t max-md:border-rule max-md:pt-3',
    picture: 'max-md:col-start-2 max-md:aspect-square',
    title: 'max-md:text-card-s',
    text: 'max-md:contents',
    summary: 'max-md:hidden',
  },
} as const;

/** One of three stories of equal rank, side by side from 768 px. */
export function StandardCard({ story, now, leads, priority }: Props) {
  const phone = ON_PHONES[leads ? 'leads' : 'row'];
  return (
    <StoryItem
      story={story}
      className={`grid gap-x-3 gap-y-3 md:grid-rows-[auto_1fr] ${phone.item}`}
    >
      <Picture
        src={story.picture}
        ratio="standard"
        priority={priority}
        sizes={`(min-width: 1024px) 400px, (min-width: 768px) 33vw, ${leads ? '100vw' : '104px'}`}
        className={phone.picture}
      >
        <PlayTag story={story} />
      </Picture>
      <div className={`md:flex md:flex-col ${phone.text}`}>
        <div className={leads ? '' : 'max-md:col-start-1 max-md:row-start-1'}>
          <Kicker category={story.category} />
          <Headline story={story} className={`text-card-m ${phone.title}`} />
          {story.summary && (
            <p data-part="summary" className={`mt-2 text-quiet ${phone.summary}`}>
              {story.summary}
            </p>
          )}
        </div>
        <div className={`mt-auto ${leads ? '' : 'max-md:col-span-2 max-md:-mt-3'}`}>
          <CardFoot story={story} now={now} stacked />
        </div>
      </div>
    </StoryItem>
  );
}
