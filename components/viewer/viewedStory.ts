/**
 * The story that the viewer shows, in the state of its entry of the history: Back closes the viewer, Forward and a
 * reload open it where it was. The URL stays that of the list, whose page it is.
 */
export const viewedStory = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'viewed' in state &&
  typeof state.viewed === 'string'
    ? state.viewed
    : undefined;

/** Notes in the entry of the history which story is shown now. */
export const noteViewed = (id: string): void =>
  history.replaceState({ ...history.state, viewed: id }, '');
