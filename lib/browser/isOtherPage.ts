/** The path of the page that a story was opened over, as `pushStory` keeps it in an entry. */
export const pageBehind = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'over' in state && typeof state.over === 'string'
    ? state.over
    : undefined;

/**
 * Whether an entry of the history is another page than the one in the document, and not a story
 * that was opened over that.
 *
 * @param own The path that the document was loaded from.
 */
export const isOtherPage = (
  own: string,
  { pathname, state }: { pathname: string; state: unknown },
) => pathname !== own && pageBehind(state) !== own;
