/**
 * Whether an entry of the history is another page than the one in the document. What was only pushed
 * over the page, a story, has no state of its own.
 *
 * @param own The path that the document was loaded from.
 */
export const isOtherPage = (
  own: string,
  { pathname, state }: { pathname: string; state: unknown },
) => pathname !== own && state !== null;
