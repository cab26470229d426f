import type { ReactNode } from 'react';

/**
 * The story, and from 1024 px what stands beside it, which keeps a width of its own where enlarged
 * text widens the story.
 */
export function ReaderColumns({ story, beside }: { story: ReactNode; beside: ReactNode }) {
  return (
    <div className="page-width items-start pb-16 lg:grid lg:grid-cols-[minmax(0,var(--measure))_minmax(240px,1fr)] lg:gap-x-[calc(2*var(--col-gap))] xl:grid-cols-[minmax(0,calc(200px+var(--measure)+2*var(--col-gap)))_minmax(240px,1fr)]">
      {story}
      <div className="min-w-0 max-lg:mt-8">{beside}</div>
    </div>
  );
}
