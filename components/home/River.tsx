import { TextRow } from '@/components/story/TextRow';
import { BlockHeader } from '@/components/ui/BlockHeader';
import type { StoryCard } from '@/lib/story/story';

type Props = { title: string; more: string; stories: readonly StoryCard[]; now: number };

export function River({ title, more, stories, now }: Props) {
  return (
    <section>
      <BlockHeader title={title} more={more} />
      <ol
        role="list"
        className="grid list-none gap-x-col-2 md:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
      >
        {stories.map((story) => (
          <TextRow key={story.id} story={story} now={now} />
        ))}
      </ol>
    </section>
  );
}
