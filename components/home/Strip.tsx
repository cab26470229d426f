import { useLocale } from 'next-intl';
import { Picture } from '@/components/story/Picture';
import { viewedFragment } from '@/components/story/viewedId';
import { localPath } from '@/lib/i18n/language';
import { type StoryCard, writtenIn } from '@/lib/story/story';

type Props = { stories: readonly StoryCard[]; more: string };

export function Strip({ stories, more }: Props) {
  const locale = useLocale();
  return (
    <ol
      role="list"
      className="grid auto-cols-[minmax(9rem,1fr)] grid-flow-col list-none gap-x-3 overflow-x-auto pb-2 max-md:-mx-gutter max-md:px-gutter md:gap-x-col"
    >
      {stories.map((story) => (
        <li key={story.id} data-story={story.id} className="relative" lang={writtenIn(story)}>
          <Picture
            src={story.picture}
            ratio={story.pages ? 'cover' : 'standard'}
            sizes="(min-width: 1024px) 190px, 160px"
          />
          <h3 className="mt-2 text-card-s tracking-head">
            <a
              href={`${localPath(more, locale)}${viewedFragment(story.id)}`}
              className="after:absolute after:inset-0"
            >
              {story.title}
            </a>
          </h3>
        </li>
      ))}
    </ol>
  );
}
