import { Fragment } from 'react';
import { ShareButton } from '@/components/share/ShareButton';
import { Headline, Kicker } from '@/components/story/Headline';
import { Meta } from '@/components/story/Meta';
import { Picture } from '@/components/story/Picture';
import { PlayTag } from '@/components/story/PlayTag';
import { SampleMark } from '@/components/story/SampleMark';
import { StoryItem } from '@/components/story/StoryItem';
import { splitMatches } from '@/lib/search/splitMatches';
import type { Run } from '@/lib/search/suggestion';
import type { Term } from '@/lib/search/terms';
import type { StoryCard } from '@/lib/story/story';

const Highlight = ({ text, terms }: { text: string; terms: readonly Term[] }) => (
  <Marked runs={splitMatches(text, terms)} />
);

function Marked({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, at) =>
    run.isMatch ? (
      <mark key={at} className="bg-(--river-tint) text-ink">
        {run.text}
      </mark>
    ) : (
      <Fragment key={at}>{run.text}</Fragment>
    ),
  );
}

type Props = {
  story: StoryCard;
  sample?: boolean;
  terms: readonly Term[];
  line?: readonly Run[] | null;
  now: number;
  priority: boolean;
};

const BEGINNING = 40;

/** A summary cut from the text would say the line's beginning twice. */
const says = (summary: string, line: readonly Run[]) =>
  summary.includes(
    line
      .map(({ text }) => text)
      .join('')
      .slice(0, BEGINNING),
  );

export function ResultRow({ story, sample = false, terms, line, now, priority }: Props) {
  return (
    <StoryItem
      story={story}
      as="li"
      className="grid grid-cols-[minmax(0,1fr)_104px] gap-3 border-t border-rule py-3 md:grid-cols-[minmax(0,1fr)_160px]"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 pb-1">
          <Kicker category={story.category} />
          {sample && <SampleMark />}
        </div>
        <Headline story={story} className="text-card-s">
          <Highlight text={story.title} terms={terms} />
        </Headline>
        {story.summary && !(line && says(story.summary, line)) && (
          <p data-part="summary" className="mt-1 text-quiet">
            <Highlight text={story.summary} terms={terms} />
          </p>
        )}
        {line && (
          <p data-part="line" className="mt-1 border-s-2 border-rule ps-3 text-quiet">
            <Marked runs={line} />
          </p>
        )}
        <div className="-mb-3 flex items-center gap-3">
          <Meta story={story} now={now} className="me-auto py-2" />
          <ShareButton title={story.title} lang={story.lang} className="max-md:-me-3" />
        </div>
      </div>
      <Picture
        src={story.picture}
        ratio="compact"
        sizes="(min-width: 768px) 160px, 104px"
        priority={priority}
        className="self-start md:aspect-standard"
      >
        <PlayTag story={story} variant="thumbOnPhones" />
      </Picture>
    </StoryItem>
  );
}
