import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { CompactRow } from '@/components/story/CompactRow';
import { LeadCard } from '@/components/story/LeadCard';
import { Empty } from '@/components/ui/Empty';
import type { StoryCard } from '@/lib/news/story';
import { ThreeCards } from './ThreeCards';

type Props = { title: string; stories: readonly StoryCard[]; now: number };

const SPLIT =
  'md:grid md:grid-cols-2 md:gap-[calc(2*var(--col-gap))] xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]';

/** One story that leads and three beside it. `wide` is for the Watch band, which runs across the page. */
export function LeadAndRows({ title, stories, now, wide = false }: Props & { wide?: boolean }) {
  const [lead, ...others] = stories.slice(0, 4);
  return (
    <section>
      <BlockHeader title={title} more="/india" />
      {lead ? (
        <div className={SPLIT}>
          <LeadCard story={lead} now={now} wide={wide} />
          <div className="grid content-start max-md:mt-3">
            {others.map((story) => (
              <CompactRow key={story.id} story={story} now={now} wide={wide} />
            ))}
          </div>
        </div>
      ) : (
        <NoStories />
      )}
    </section>
  );
}

/** Three stories side by side. */
export function ThreeArticles({ title, stories, now }: Props) {
  return (
    <section>
      <BlockHeader title={title} more="/india" />
      {stories.length > 0 ? <ThreeCards stories={stories.slice(0, 3)} now={now} /> : <NoStories />}
    </section>
  );
}

function NoStories() {
  const t = useTranslations('Story');
  return <Empty title={t('emptyCategory')} />;
}
