import { Fragment } from 'react';
import { splitMatches } from '@/lib/search/splitMatches';
import type { Term } from '@/lib/search/terms';

/** A text with the words that were searched for marked. */
export function Highlight({ text, terms }: { text: string; terms: readonly Term[] }) {
  return splitMatches(text, terms).map((run, at) =>
    run.isMatch ? (
      <mark key={at} className="bg-(--river-tint) text-ink">
        {run.text}
      </mark>
    ) : (
      <Fragment key={at}>{run.text}</Fragment>
    ),
  );
}
