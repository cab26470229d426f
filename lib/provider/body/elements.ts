import type { MarkType } from '@/lib/stories/model/body';
import { declarationsOf } from './styles';

/** Elements that part a text into paragraphs. */
export const PARTING = new Set(
  (
    'address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form header hgroup html legend li main menu nav optgroup option p pre search section summary table tbody td tfoot th ' +
    'thead tr ul ol blockquote'
  ).split(' '),
);

/** What marks a run of text, by element. */
export const MARKS: ReadonlyMap<string, MarkType> = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['em', 'emphasis'],
  ['i', 'emphasis'],
  ['cite', 'emphasis'],
  ['dfn', 'emphasis'],
  ['var', 'emphasis'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
  ['sup', 'superscript'],
  ['sub', 'subscript'],
  ['del', 'deletion'],
  ['s', 'deletion'],
  ['strike', 'deletion'],
  ['ins', 'insertion'],
]);

/** What editors mark by a style alone, as texts pasted from word processors are. */
export function styledMark(style: string | undefined): MarkType | undefined {
  if (!style || !/line-through|vertical/i.test(style)) return undefined;
  const of = declarationsOf(style);
  const isStruck = ['text-decoration', 'text-decoration-line'].some((name) =>
    of.get(name)?.includes('line-through'),
  );
  return isStruck ? 'deletion' : HEIGHTS.get(of.get('vertical-align') ?? '');
}

const HEIGHTS: ReadonlyMap<string, MarkType> = new Map([
  ['super', 'superscript'],
  ['sub', 'subscript'],
]);

/** The page's headline is above all headings of a text. */
export const LEVELS: ReadonlyMap<string, 2 | 3 | 4> = new Map([
  ['h1', 2],
  ['h2', 2],
  ['h3', 3],
  ['h4', 4],
  ['h5', 4],
  ['h6', 4],
]);

/** What belongs to a caption inside of it: WordPress, its classic editor, Ghost. */
export const CAPTIONED = /^(?:wp-caption|gallery-item|kg-audio-card)$/;
export const CAPTION = /^(?:wp-caption-text|gallery-caption|kg-audio-title)$/;
/** Who made a picture, within its caption. */
export const CREDIT = /(?<![^-_])credits?(?![^-_])/i;

/** Blocks that hold several pictures: WordPress, its classic editor, Jetpack, Ghost. */
export const GALLERY =
  /^(?:wp-block-gallery|blocks-gallery-grid|gallery|wp-block-jetpack-[\w-]*(?:gallery|slideshow)|tiled-gallery|kg-gallery-card)$/;

/** A picture that stands for a character. */
export const EMOJI = /^(?:emoji|wp-smiley)$/;
