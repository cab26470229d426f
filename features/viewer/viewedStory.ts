import { viewedFragment } from '@/components/story/viewedId';
import { pushUrl } from '@/lib/browser/url';
import { safeDecode } from '@/lib/format/safeDecode';
import { isObject } from '@/lib/isObject';

const MARK = viewedFragment('');

export const viewedStory = ({ hash }: Pick<Location, 'hash'> = location): string | undefined =>
  hash.startsWith(MARK) ? safeDecode(hash.slice(MARK.length)) : undefined;

const OVER_LIST = { overList: true };

const isOverList = (state: unknown) => isObject(state) && 'overList' in state;

export const pushViewed = (id: string): void => pushUrl(viewedFragment(id), OVER_LIST);

export const noteViewed = (id: string): void =>
  history.replaceState(history.state, '', viewedFragment(id));

/**
 * Adds the list's history entry below a directly opened story, so Back closes the viewer there too.
 */
export function putListBelow(id: string): void {
  if (isOverList(history.state)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  pushViewed(id);
}
