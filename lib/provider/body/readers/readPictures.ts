import { inlineImageText } from '@/lib/provider/body/html/elements';
import { elementBefore, type HtmlElement, isElement } from '@/lib/provider/body/html/parseHtml';
import { captioned, captionText, takesCaption } from '@/lib/provider/body/pictures/captions';
import {
  backgroundOf,
  isImage,
  pictureOf,
  pictureOfSources,
} from '@/lib/provider/body/pictures/pictures';
import {
  type BlockWriter,
  blocksOf,
  type Position,
  type Reader,
} from '@/lib/provider/body/writing/blockWriter';
import { isSamePicture } from '@/lib/provider/source/media';
import type { Block, BodyPicture } from '@/lib/story/body';
import { picturesIn } from '@/lib/story/picturesIn';
import { isScriptEmbed } from './readScriptEmbed';

export const readImage: Reader = (element, writer, position) => {
  const text = inlineImageText(element);
  if (text !== null) return writer.text(text, position.marks);
  const picture = pictureOf(element, position);
  addPicture(picture, writer);
  // An `<amp-img>` contains its fallback and, without an end tag, all content after it.
  position.readAll(
    element.childNodes.filter((node) => !picture || !isElement(node) || !isPlaceholder(node)),
    writer,
    position,
  );
};

const isPlaceholder = ({ attrs }: HtmlElement) =>
  attrs.some(({ name }) => name === 'fallback' || name === 'placeholder');

export const readSources: Reader = (element, writer, position) =>
  addPicture(pictureOfSources(element, position, position.budget), writer);

export const readNoscript: Reader = (element, writer, position) => {
  const before = elementBefore(element);
  const isShown = before && (isImage(before) || before.tagName === 'picture');
  if (isShown && writer.last()?.type === 'picture') return;
  if (before && isScriptEmbed(before) && writer.last()?.type === 'embed') return;
  const last = writer.last();
  const blocks = blocksOf(element.childNodes, position).filter((block) => !isRepeated(block, last));
  if (blocks.every(isLinkAlone) || blocks.some(({ type }) => type !== 'paragraph'))
    writer.addRead(blocks);
};

const isLinkAlone = (block: Block): boolean => {
  if (block.type !== 'paragraph' || block.content.length > 1) return false;
  const [only] = block.content;
  return typeof only === 'object' && only.type === 'link';
};

export function readBackground(
  element: HtmlElement,
  writer: BlockWriter,
  position: Position,
): void {
  // A video's background is its poster, which the player shows.
  if (element.attrs.length === 0 || isImage(element) || element.tagName === 'video') return;
  addPicture(backgroundOf(element, position), writer);
}

function addPicture(picture: BodyPicture | null, writer: BlockWriter): void {
  if (!picture) return;
  const block: Block = { type: 'picture', picture };
  if (!isRepeated(block, writer.last())) writer.add(block);
}

const isRepeated = (block: Block, last: Block | undefined): boolean =>
  block.type === 'picture'
    ? last?.type === 'picture' && isSamePicture(last.picture.url, block.picture.url)
    : block.type === 'embed'
      ? last?.type === 'embed' && last.id === block.id
      : block.type === 'paragraph' && isEqual(block, last);

const isEqual = (block: Block, last: Block | undefined): boolean =>
  JSON.stringify(block) === JSON.stringify(last);

export const readFigure: Reader = (element, writer, position) => {
  const captions: HtmlElement[] = [];
  const blocks = blocksOf(element.childNodes, { ...position, captions });
  const [first, ...rest] = blocks;
  // The figure's CSS background may repeat its picture.
  const isShown =
    first?.type === 'picture' && captions.length === 0 && isRepeated(first, writer.last());
  addCaptioned(isShown ? rest : blocks, captions, writer, position);
};

function addCaptioned(
  blocks: readonly Block[],
  captions: readonly HtmlElement[],
  writer: BlockWriter,
  position: Position,
) {
  const holders = captions.length > 0 ? blocks.filter(takesCaption) : [];
  if (holders.length === 1) {
    const text = captionText(captions, position.budget);
    return writer.addRead(
      blocks.map((block) => (block === holders[0] ? (captioned(block, text) ?? block) : block)),
    );
  }
  writer.addRead(blocks);
  for (const { childNodes } of captions) {
    position.readAll(childNodes, writer, { ...position, captions: undefined });
    writer.end();
  }
}

export const readGallery: Reader = (element, writer, position) => {
  const captions: HtmlElement[] = [];
  const blocks = blocksOf(element.childNodes, { ...position, captions });
  const pictures = picturesIn(blocks);
  const others = blocks.filter(({ type }) => type !== 'picture' && type !== 'gallery');
  const [first, ...rest] = pictures;
  if (first)
    writer.addRead([
      rest.length > 0 ? { type: 'gallery', pictures } : { type: 'picture', picture: first },
    ]);
  addCaptioned(others, captions, writer, position);
};
