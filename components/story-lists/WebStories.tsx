import { useLocale, useTranslations } from 'next-intl';
import { Headline } from '@/components/story/Headline';
import { Picture } from '@/components/story/Picture';
import { StoryItem } from '@/components/story/StoryItem';
import { WhenAndShare } from '@/components/story/WhenAndShare';
import { localPath } from '@/lib/i18n/language';
import { firstPictured, withDistinctPictures } from '@/lib/stories/model/pictures';
import { type StoryCard, storyPath } from '@/lib/stories/model/story';

type Props = { stories: readonly StoryCard[]; now: number };

const PAGE = 'relative w-full flex-none snap-start snap-always';
const WORDS = `${PAGE} grid content-center justify-items-start gap-4 px-6 py-10`;

/** Which page of a web story this is. */
const PageNumber = ({ number, of }: { number: number; of: number }) => (
  <span
    aria-hidden
    className="absolute top-0 right-0 bg-band px-2 py-1 text-meta font-bold text-on-band tabular-nums"
  >
    {number}/{of}
    {number < of && ' ›'}
  </span>
);

/**
 * The pages of a web story, which scroll sideways by hand, wheel or arrow keys: its picture, or its
 * title where it has none, its key points, or its summary where it has none, and the way to the whole story.
 */
function Pages({ story, priority }: { story: StoryCard; priority: boolean }) {
  const t = useTranslations('Story');
  const locale = useLocale();
  const points = story.pages ?? [story.summary].filter(Boolean);
  const count = points.length + 2;
  return (
    <div
      role="region"
      aria-label={t('pagesOf', { title: story.title })}
      // Scrolls by the arrow keys.
      tabIndex={0}
      className="band relative z-1 flex aspect-3/4 snap-x snap-mandatory overflow-x-auto [scrollbar-width:thin]"
    >
      <div className={story.picture ? PAGE : WORDS}>
        {story.picture ? (
          <Picture
            src={story.picture}
            ratio="cover"
            priority={priority}
            // As wide as a landscape picture has to be to fill the page's height.
            sizes="640px"
            className="h-full w-full"
          />
        ) : (
          <p aria-hidden className="text-card-l font-bold">
            {story.title}
          </p>
        )}
        <PageNumber number={1} of={count} />
      </div>
      {points.map((point, at) => (
        <div key={point} className={WORDS}>
          <p className="text-card-m">{point}</p>
          <PageNumber number={at + 2} of={count} />
        </div>
      ))}
      <div className={WORDS}>
        <p className="text-card-m font-bold">{story.title}</p>
        <a
          href={localPath(storyPath(story.id), locale)}
          data-action="read"
          lang={locale}
          className="btn border-on-band! bg-on-band! text-band!"
        >
          {t('readMore')}
        </a>
        <PageNumber number={count} of={count} />
      </div>
    </div>
  );
}

/** Web stories: upright covers that turn page by page, two beside each other from 640 px, three from 1280. */
export function WebStories({ stories, now }: Props) {
  const pictured = firstPictured(stories);
  return (
    <div
      data-now=""
      className={`grid gap-x-col gap-y-8 sm:grid-cols-2 ${stories.length > 2 ? 'xl:grid-cols-3' : ''}`}
    >
      {withDistinctPictures(stories).map((story) => (
        <StoryItem key={story.id} story={story} className="grid grid-rows-[1fr_auto] gap-y-2">
          <div>
            <Headline story={story} action="view" className="text-card-m" />
            <WhenAndShare story={story} now={now} />
          </div>
          <Pages story={story} priority={story.id === pictured?.id} />
        </StoryItem>
      ))}
    </div>
  );
}
