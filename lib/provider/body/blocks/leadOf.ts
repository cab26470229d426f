import { isCameraName } from '@/lib/provider/source/fileNames';
import { isSamePicture } from '@/lib/provider/source/media';
import type { Block, Body, BodyPicture } from '@/lib/story/body';
import type { Story } from '@/lib/story/story';
import { withoutOuterRules } from './pageLines';

export type Lead = Pick<
  Story,
  'body' | 'picture' | 'pictureAlt' | 'pictureCaption' | 'pictureCredit'
>;

type PictureBlock = Extract<Block, { type: 'picture' }>;

export const isPictureBlock = (block: Block | undefined): block is PictureBlock =>
  block?.type === 'picture';

/** WordPress feeds name no lead picture; newsrooms often put it below the first lines. */
const PARAGRAPHS_ABOVE = 2;
/** In pixels: narrower pictures are logos, portraits or icons; at the top, badges. */
const LEADING_WIDTH = 300;
const TOP_WIDTH = 100;

function topPicture(body: Body, named: BodyPicture | null): PictureBlock | undefined {
  const above = body.findIndex(({ type }) => type !== 'paragraph');
  const block = body[above];
  if (!isPictureBlock(block) || above > PARAGRAPHS_ABOVE) return undefined;
  if (named && !isSamePicture(named.url, block.picture.url)) return undefined;
  const { width = LEADING_WIDTH } = block.picture;
  const least = above > 0 ? LEADING_WIDTH : named ? 0 : TOP_WIDTH;
  return width >= least ? block : undefined;
}

/** Takes the lead picture from the top of the text if the source names the same one or none. */
export function leadOf(body: Body | null, named: BodyPicture | null): Lead {
  const top = topPicture(body ?? [], named);
  if (body && top)
    return {
      body: withoutOuterRules(body.filter((block) => block !== top)),
      ...fieldsOf({ ...top.picture, ...named, alt: named?.alt || top.picture.alt }),
    };
  return { body, ...(named ? fieldsOf(named) : { picture: null }) };
}

const fieldsOf = ({ url, alt, caption, credit }: BodyPicture): Omit<Lead, 'body'> => ({
  picture: url,
  ...(alt && !isCameraName(alt) && { pictureAlt: alt }),
  ...(caption && !isCameraName(caption) && { pictureCaption: caption }),
  ...(credit && { pictureCredit: credit }),
});
