import type { Block } from '@/lib/stories/model/body';
import type { BlockWriter } from './blockWriter';
import { captioned, captionText, takesCaption } from './captions';
import { EMOJI } from './elements';
import { hasClass, type HtmlElement } from './parseHtml';
import { attributeText, pictureOf } from './pictures';
import { blocksOf, type Place, type Reader } from './place';

export const readImage: Reader = (element, writer, { base, media, marks }) => {
  if (hasClass(element, EMOJI)) return writer.text(attributeText(element, 'alt'), marks);
  const picture = pictureOf(element, base, media);
  const last = writer.last();
  // A script's late picture and the same picture for those without scripts.
  const isTwin = last?.type === 'picture' && last.picture.url === picture?.url;
  if (picture && !isTwin) writer.add({ type: 'picture', picture });
};

export const readFigure: Reader = (element, writer, place) => {
  const captions: HtmlElement[] = [];
  const blocks = blocksOf(element.childNodes, { ...place, captions });
  addCaptioned(blocks, captions, writer, place);
};

/** The blocks, the caption with the only one of them that can have it, else below them. */
function addCaptioned(
  blocks: readonly Block[],
  captions: readonly HtmlElement[],
  writer: BlockWriter,
  place: Place,
) {
  const holders = captions.length > 0 ? blocks.filter(takesCaption) : [];
  if (holders.length === 1) {
    const text = captionText(captions, place.budget);
    return writer.addRead(
      blocks.map((block) => (block === holders[0] ? (captioned(block, text) ?? block) : block)),
    );
  }
  writer.addRead(blocks);
  for (const { childNodes } of captions) {
    place.readAll(childNodes, writer, { ...place, captions: undefined });
    writer.end();
  }
}

export const readGallery: Reader = (element, writer, place) => {
  const captions: HtmlElement[] = [];
  const blocks = blocksOf(element.childNodes, { ...place, captions });
  const pictures = blocks.flatMap((block) =>
    block.type === 'picture' ? [block.picture] : block.type === 'gallery' ? block.pictures : [],
  );
  const others = blocks.filter(({ type }) => type !== 'picture' && type !== 'gallery');
  const [first, ...rest] = pictures;
  if (first)
    writer.addRead([
      rest.length > 0 ? { type: 'gallery', pictures } : { type: 'picture', picture: first },
    ]);
  addCaptioned(others, captions, writer, place);
};
