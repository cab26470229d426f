import type { Block, Inline } from '@/lib/stories/model/body';
import { joined, linesOf } from './lines';
import { blocksOf, type Reader } from './place';

export const readList: Reader = (element, writer, place) => {
  const items: (readonly Inline[])[] = [];
  const after: Block[] = [];
  for (const child of element.childNodes) {
    // A list inside of an item comes after it, as items of this one.
    let own: (readonly Inline[])[] = [];
    const endItem = () => {
      if (own.length > 0 && place.budget.take('parts')) items.push(joined(own));
      own = [];
    };
    for (const block of blocksOf([child], { ...place, captions: undefined })) {
      const { lines, rest } = linesOf([block]);
      // A list in an item is copied, once for each that it stands in.
      place.budget.take('visits', lines.length);
      for (const other of rest) after.push(other);
      if (block.type === 'list') endItem();
      for (const line of lines) (block.type === 'list' ? items : own).push(line);
    }
    endItem();
  }
  if (items.length > 0)
    writer.addRead([{ type: 'list', ordered: element.tagName === 'ol', items }]);
  writer.addRead(after);
};
