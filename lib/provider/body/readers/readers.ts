import {
  SPACED,
  CAPTIONED,
  COUNTER,
  GALLERY,
  PANE,
  QUOTED,
  STARS,
} from '@/lib/provider/body/html/elements';
import { attribute, type HtmlElement, hasClass } from '@/lib/provider/body/html/parseHtml';
import type { BlockWriter, Reader } from '@/lib/provider/body/writing/blockWriter';
import { readConsentBlock, CONSENT_BLOCK } from './readConsentBlock';
import { readFrame, readMedia, readObject, BOOKMARK, readBookmark } from './readEmbeds';
import { readFraction, readRoot, readSubSuperscript } from './readFormula';
import { JSON_MEDIA, readJsonMedia, PLAYLIST, readPlaylist } from './readJsonMedia';
import { readList } from './readList';
import { readParagraph } from './readParagraph';
import { readFigure, readImage, readNoscript, readSources, readGallery } from './readPictures';
import { readQuotation } from './readQuotation';
import { readTable } from './readTable';
import {
  readSurrounded,
  readHeading,
  readLink,
  readPre,
  readStars,
  readCounter,
  readPane,
} from './readText';

/** Prefixes of all names below: one test rules out most elements. */
const NAMED =
  /^(?:kg-|wp-|kb-|uag-|e-rating|gallery|blocks-gallery|tiled-gallery|fr-img-caption|elementor-(?:counter|star|progress)|display-counter|percent-value|et_pb_counter_c|su-|_df_|Borlabs|brlbs-|image-gallery-|flowplayer)/;

const READERS_BY_CLASS: readonly (readonly [RegExp, Reader])[] = [
  [COUNTER, readCounter],
  [STARS, readStars],
  [JSON_MEDIA, readJsonMedia],
  [CONSENT_BLOCK, readConsentBlock],
  [PLAYLIST, readPlaylist],
  [QUOTED, readQuotation],
  [PANE, readPane],
  [SPACED, readSurrounded(' ', ' ')],
  [BOOKMARK, readBookmark],
  [GALLERY, readGallery],
  [CAPTIONED, readFigure],
];

export const readerByClass = (element: HtmlElement): Reader | undefined =>
  hasClass(element, NAMED)
    ? READERS_BY_CLASS.find(([name]) => hasClass(element, name))?.[1]
    : undefined;

function readRule(element: HtmlElement, writer: BlockWriter) {
  if (attribute(element, 'id') === 'system-readmore') writer.end();
  else writer.add({ type: 'rule' });
}

export const READERS_BY_TAG: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['a', readLink],
  ['amp-anim', readImage],
  ['amp-audio', readMedia('audio')],
  ['amp-img', readImage],
  ['amp-video', readMedia('video')],
  ['audio', readMedia('audio')],
  ['blockquote', readQuotation],
  ['br', (_, writer, { marks, isPre }) => writer.lineBreak(marks, isPre)],
  ['button', readSurrounded(' ', ' ')],
  ['div', readParagraph],
  ['embed', readFrame],
  ['figure', readFigure],
  ['h1', readHeading],
  ['h2', readHeading],
  ['h3', readHeading],
  ['h4', readHeading],
  ['h5', readHeading],
  ['h6', readHeading],
  ['hr', readRule],
  ['iframe', readFrame],
  ['img', readImage],
  ['menu', readList],
  ['listing', readPre],
  ['mfrac', readFraction],
  ['mover', readSubSuperscript('superscript')],
  ['mroot', readRoot],
  ['msqrt', readRoot],
  ['mspace', readSurrounded(' ', '')],
  ['msub', readSubSuperscript('subscript')],
  ['msubsup', readSubSuperscript('subscript', 'superscript')],
  ['msup', readSubSuperscript('superscript')],
  ['mtd', readSurrounded(' ', ' ')],
  ['munder', readSubSuperscript('subscript')],
  ['munderover', readSubSuperscript('subscript', 'superscript')],
  ['noscript', readNoscript],
  ['object', readObject],
  ['ol', readList],
  ['picture', readSources],
  ['p', readParagraph],
  ['pre', readPre],
  ['q', readSurrounded('“', '”')],
  ['rp', () => undefined],
  ['rt', readSurrounded(' (', ')')],
  ['table', readTable],
  ['ul', readList],
  ['video', readMedia('video')],
  ['video-js', readMedia('video')],
  ['xmp', readPre],
]);
