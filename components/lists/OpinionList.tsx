import { Headline } from '@/components/story/Headline';
import { Portrait } from '@/components/story/Portrait';
import { StoryItem } from '@/components/story/StoryItem';
import { WhenAndShare } from '@/components/story/WhenAndShare';
import type { StoryCard } from '@/lib/story/story';

const withoutAuthor = ({ author: _, ...story }: StoryCard): StoryCard => story;

type Props = { stories: readonly StoryCard[]; now: number };

export function OpinionList({ stories, now }: Props) {
  return (
    <div className="grid gap-x-col-2 md:grid-cols-2 md:[&>:only-child]:col-span-2">
      {stories.map((story) => (
        <StoryItem
          key={story.id}
          story={{ ...story, picture: null }}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-rule py-5"
        >
          {story.portrait ? (
            <Portrait src={story.portrait} />
          ) : (
            <span
              aria-hidden
              className="h-8 font-[family-name:var(--face-read)] text-[4rem]/[0.9] text-river"
            >
              “
            </span>
          )}
          <div>
            {story.author && <p className="text-label font-bold text-river">{story.author}</p>}
            <Headline
              story={story}
              className="font-[family-name:var(--read-face)] text-card-l [&:lang(en)]:font-normal"
            />
            {story.summary && (
              <p data-part="summary" className="mt-2 text-quiet">
                {story.summary}
              </p>
            )}
            <WhenAndShare story={withoutAuthor(story)} now={now} />
          </div>
        </StoryItem>
      ))}
    </div>
  );
}
