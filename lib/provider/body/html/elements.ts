import { wordMap } from '@/lib/provider/source/wordMap';
import type { MarkType } from '@/lib/story/body';
import { attribute, hasClass, type HtmlElement } from './parseHtml';

const LONGEST = 2_000;
const NO_DECLARATIONS: ReadonlyMap<string, string> = new Map();

export function declarationsOf(style: string | undefined): ReadonlyMap<string, string> {
  if (!style) return NO_DECLARATIONS;
  return new Map(
    style
      .slice(0, LONGEST)
      .toLowerCase()
      .split(';')
      .flatMap((declaration): [string, string][] => {
        const colon = declaration.indexOf(':');
        return colon < 0
          ? []
          : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
      }),
  );
}

export const BLOCK_ELEMENTS = new Set(
  (
    'address article aside body caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form header hgroup html legend li main menu nav optgroup option p pre search section summary table tbody td tfoot th ' +
    'thead tr ul ol blockquote'
  ).split(' '),
);

const MARKS = wordMap<MarkType>(
  ['strong', 'b strong'],
  ['emphasis', 'em i cite dfn var'],
  ['code', 'code kbd samp tt'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['deletion', 'del s strike'],
  ['insertion', 'ins'],
);

export function markOf({ tagName, attrs }: HtmlElement): MarkType | undefined {
  const own = MARKS.get(tagName);
  if (attrs.length === 0) return own;
  const valueOf = (name: string) => attrs.find((attr) => attr.name === name)?.value;
  const style = valueOf('style');
  if (own) return own === 'strong' && style && NOT_BOLD.test(style) ? undefined : own;
  return (
    styledMark(style) ??
    namedMark(valueOf('class')) ??
    (style && SPANS.test(tagName) ? fontMark(style) : undefined)
  );
}

/** Google Docs wraps pasted text in a `<b>` of normal weight and marks words with spans. */
const NOT_BOLD = /font-weight\s{0,3}:\s{0,3}(?:normal|[1-4]00)/i;
const SPANS = /^(?:span|font)$/;
const BOLD = /font-weight\s{0,3}:\s{0,3}(?:bold|[6-9]00)/i;
const ITALIC = /font-style\s{0,3}:\s{0,3}(?:italic|oblique)/i;

const fontMark = (style: string): MarkType | undefined =>
  BOLD.test(style) ? 'strong' : ITALIC.test(style) ? 'emphasis' : undefined;

function styledMark(style: string | undefined): MarkType | undefined {
  if (!style || !/line-through|vertical/i.test(style)) return undefined;
  const of = declarationsOf(style);
  const isStruck = ['text-decoration', 'text-decoration-line'].some((name) =>
    of.get(name)?.includes('line-through'),
  );
  return isStruck ? 'deletion' : HEIGHTS.get(of.get('vertical-align') ?? '');
}

const namedMark = (names: string | undefined): MarkType | undefined =>
  names && /sup|sub|str|thr/.test(names)
    ? names.split(/\s+/).flatMap((name) => NAMED_MARKS.get(name) ?? [])[0]
    : undefined;

const NAMED_MARKS = wordMap<MarkType>(
  ['superscript', 'sup superscript'],
  ['subscript', 'sub subscript'],
  ['deletion', 'strike strikethrough line-through text-decoration-line-through'],
);

const HEIGHTS = wordMap<MarkType>(['superscript', 'super'], ['subscript', 'sub']);

export const LEVELS = wordMap<2 | 3 | 4>([2, 'h1 h2'], [3, 'h3'], [4, 'h4 h5 h6']);

/** Caption markup of WordPress, its classic editor, Ghost, Blogger and Froala. */
export const CAPTIONED =
  /^(?:wp-caption|gallery-item|kg-audio-card|tr-caption-container|fr-img-caption)$/;
export const CAPTION = /^(?:wp-caption-text|gallery-caption|kg-audio-title|tr-caption|fr-inner)$/;
export const CREDIT = /(?<![^-_])(?:credits?|attribution|photographer)(?![^-_])/i;
/** Some themes write a caption after the picture, without a figure around both. */
export const CAPTION_BEHIND =
  /^(?:(?:(?:image|img|photo|pic|picture|media|article)[-_]?)?caption(?:[-_]text)?|(?:image|img|photo|pic|picture|media)[-_]?credits?(?:[-_]wrap(?:per)?)?|wp-caption-text|image__source)$/i;

export const PICTURE_TAG = /^(?:img|picture|amp-img)$/;

/** Shortcodes Ultimate writes quotations without a `<blockquote>`. */
export const QUOTED = /^su-(?:quote-inner|pullquote)$/;

export const PANE = /^su-tabs-pane$/;

/** Only the CSS of Divi and Elementor separates these from the previous word. */
export const SPACED = /^(?:et_pb_counter_container|elementor-progress-percentage)$/;

/** Numbers that scripts of Elementor, Avada, Divi and Kadence count up from 0 or nothing. */
export const COUNTER =
  /^(?:elementor-counter-number|display-counter|percent-value|kb-count-up-number)$/;

/** Rating stars of Spectra, Elementor and Jetpack; only their label says how many are full. */
export const STARS =
  /^(?:uag-star-rating|elementor-star-rating|e-rating-wrapper|wp-block-jetpack-rating-star)$/;

export const GALLERY =
  /^(?:wp-block-gallery|blocks-gallery-grid|gallery|wp-block-jetpack-[\w-]*(?:gallery|slideshow)|tiled-gallery|kg-gallery-card)$/;

/** Images of a character or formula: WordPress, Jetpack, Wikipedia. */
const INLINE_IMAGE = /^(?:emoji|wp-smiley|latex|mwe-math-fallback-image-(?:inline|display))$/i;
/** Keycaps contain digits, so at least one real emoji is required. */
const EMOJI_PARTS =
  /^[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u200d\ufe0f\u20e3\d#*]{1,40}$/u;
const EMOJI_SIGN = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u20e3]/u;

/** What an image of a character or formula says, else null. */
export function inlineImageText(element: HtmlElement): string | null {
  if (element.tagName !== 'img') return null;
  const alt = attribute(element, 'alt')?.trim() ?? '';
  const isEmoji = EMOJI_PARTS.test(alt) && EMOJI_SIGN.test(alt);
  return isEmoji || hasClass(element, INLINE_IMAGE) ? alt : null;
}
