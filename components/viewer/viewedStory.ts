import { viewedId } from '@/components/story/viewedId';
import { pushUrl } from '@/lib/browser/url';
import { safeDecode } from '@/lib/format/safeDecode';

const MARK = `#${viewedId('')}`;

/** The fragment of a story in the viewer, behind the URL of its list. */
const viewFragment = (id: string) => MARK + encodeURIComponent(id);

/** The story that the URL has open in the viewer. */
export const viewedStory = ({ hash }: Pick<Location, 'hash'> = location): string | undefined =>
  hash.startsWith(MARK) ? safeDecode(hash.slice(MARK.length)) : undefined;

/** The state of an entry of the history that has its list below it, where Back leads. */
const OVER_LIST = { overList: true };

const isOverList = (state: unknown) =>
  typeof state === 'object' && state !== null && 'overList' in state;

/** Opens a story in the viewer: an entry of its own on top of the list's. */
export const pushViewed = (id: string): void => pushUrl(viewFragment(id), OVER_LIST);

/** Names the story that is shown now in the URL. */
export const noteViewed = (id: string): void =>
  history.replaceState(history.state, '', viewFragment(id));

/** Puts the list below a story whose URL was copied, so that Back closes the viewer there as well. */
export function putListBelow(id: string): void {
  if (isOverList(history.state)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  pushViewed(id);
}
