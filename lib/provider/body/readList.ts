import type { Block, Inline } from '@/lib/stories/model/body';
import { joined, linesOf } from './lines';
import { blocksOf, type Reader } from './place';

export const readList: Reader = (element, writer, place) => {
  let items: (readonly Inline[])[] = [];
  const after: Block[] = [];
  for (const child of element.childNodes) {
    let own: (readonly Inline[])[] = [];
    const endItem = () => {
      if (own.length > 0 && place.budget.take('parts')) items.push(joined(own));
      own = [];
    };
    for (const block of blocksOf([child], { ...place, captions: undefined })) {
      if (block.type === 'list') {
        // A list inside of an item comes after it, as items of this one.
        endItem();
        items = followedBy(items, block.items);
        continue;
      }
      const { lines, rest } = linesOf([block]);
      for (const line of lines) own.push(line);
      for (const other of rest) after.push(other);
    }
    endItem();
  }
  if (items.length > 0)
    writer.addRead([{ type: 'list', ordered: element.tagName === 'ol', items }]);
  writer.addRead(after);
};

/** Both, in a few copies of memory: a long list may be nested a hundred deep, and moves up each time. */
function followedBy<T>(list: T[], more: readonly T[]): T[] {
  if (list.length < more.length) return list.concat(more);
  for (const item of more) list.push(item);
  return list;
}
