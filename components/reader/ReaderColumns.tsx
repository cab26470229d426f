import type { ReactNode } from 'react';

/**
 * The story, and from 1024 px what stands beside it, which keeps a width of its own where enlarged
 * text widens the story.
 */
export function ReaderColumns({ story, beside }: { story: ReactNode; beside: ReactNode }) {
  return (
    <div className="story-columns page-width items-start pb-16">
      {story}
      <div className="min-w-0 max-lg:mt-8">{beside}</div>
    </div>
  );
}
