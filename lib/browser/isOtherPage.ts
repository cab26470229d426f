// Importing `isObject` here would add 25 bytes to each page.
export const pageBehind = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'over' in state && typeof state.over === 'string'
    ? state.over
    : undefined;

/**
 * True for another document's history entry, false for a story opened over the document at `own`.
 */
export const isOtherPage = (
  own: string,
  { pathname, state }: { pathname: string; state: unknown },
) => pathname !== own && pageBehind(state) !== own;
