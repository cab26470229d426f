import type { StoryCard } from '@/lib/story/story';
import { CardFoot } from './CardFoot';
import { Headline, Kicker } from './Headline';
import { Picture } from './Picture';
import { PlayTag } from './PlayTag';
import { StoryItem } from './StoryItem';
import { WhenAndShare } from './WhenAndShare';

type Props = {
  story: StoryCard;
  now: number;
  leads: boolean;
  hasActions?: boolean;
  priority?: boolean;
};

const ON_PHONES = {
  leads: {
    item: 'max-md:pb-3',
    columns: '',
    picture: 'max-md:-mx-gutter max-md:aspect-lead',
    title: 'max-md:text-card-l',
    summary: '',
    foot: '',
  },
  row: {
    item: 'max-md:border-t max-md:border-rule max-md:py-3',
    columns: 'max-md:grid-cols-[minmax(0,1fr)_104px]',
    picture: 'max-md:order-1 max-md:self-start max-md:aspect-square',
    title: 'max-md:text-card-s',
    summary: 'max-md:hidden',
    foot: 'max-md:-mb-3',
  },
} as const;

export function StandardCard({ story, now, leads, hasActions = false, priority }: Props) {
  const phone = ON_PHONES[leads ? 'leads' : 'row'];
  const { picture } = story;
  return (
    <StoryItem
      story={story}
      className={`grid gap-x-3 gap-y-3 ${phone.item} ${picture ? `md:grid-rows-[auto_1fr] ${phone.columns}` : ''}`}
    >
      {picture && (
        <Picture
          src={picture}
          ratio="standard"
          priority={priority}
          sizes={`(min-width: 1024px) 400px, (min-width: 768px) 33vw, ${leads ? '100vw' : '104px'}`}
          className={phone.picture}
        >
          <PlayTag story={story} variant={leads ? 'picture' : 'thumbOnPhones'} />
        </Picture>
      )}
      <div className="md:flex md:flex-col">
        <div>
          <Kicker category={story.category} />
          {!picture && <PlayTag story={story} variant="inline" />}
          <Headline
            story={story}
            className={`${picture ? 'text-card-m' : 'text-card-m xl:text-card-l'} ${phone.title}`}
          />
          {story.summary && (
            <p data-part="summary" className={`mt-2 text-quiet ${phone.summary}`}>
              {story.summary}
            </p>
          )}
        </div>
        <div className={`${phone.foot} ${picture ? 'mt-auto' : ''}`}>
          {hasActions ? (
            <CardFoot story={story} now={now} stacked rowOnPhones={!leads} />
          ) : (
            <WhenAndShare story={story} now={now} />
          )}
        </div>
      </div>
    </StoryItem>
  );
}
