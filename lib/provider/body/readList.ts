import type { Block, Inline } from '@/lib/stories/model/body';
import { takePart } from './blockWriter';
import { joined, linesOf } from './lines';
import { blocksOf, type Reader } from './place';

export const readList: Reader = (element, writer, place) => {
  const items: (readonly Inline[])[] = [];
  const after: Block[] = [];
  for (const child of element.childNodes) {
    // A list inside of an item comes after it, as items of this one.
    let own: (readonly Inline[])[] = [];
    const endItem = () => {
      if (own.length > 0 && takePart(place.budget)) items.push(joined(own));
      own = [];
    };
    for (const block of blocksOf([child], { ...place, captions: undefined })) {
      const { lines, rest } = linesOf([block]);
      after.push(...rest);
      if (block.type !== 'list') own.push(...lines);
      else {
        endItem();
        items.push(...lines);
      }
    }
    endItem();
  }
  if (items.length > 0) writer.addRead({ type: 'list', ordered: element.tagName === 'ol', items });
  writer.addRead(...after);
};
