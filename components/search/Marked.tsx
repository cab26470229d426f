import { Fragment } from 'react';
import { runs } from '@/lib/search/runs';
import type { Term } from '@/lib/search/terms';

/** A text with the words that were searched for marked. */
export function Marked({ text, terms }: { text: string; terms: readonly Term[] }) {
  return runs(text, terms).map((run, at) =>
    run.hit ? (
      <mark key={at} className="bg-(--river-tint) text-ink">
        {run.text}
      </mark>
    ) : (
      <Fragment key={at}>{run.text}</Fragment>
    ),
  );
}
