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
import { wordMap } from '@/lib/provider/source/wordMap';
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

export const READERS_BY_TAG = wordMap<Reader>(
  [readLink, 'a'],
  [readParagraph, 'div p'],
  [readHeading, 'h1 h2 h3 h4 h5 h6'],
  [readList, 'menu ol ul'],
  [readTable, 'table'],
  [readQuotation, 'blockquote'],
  [readPre, 'listing pre xmp'],
  [readRule, 'hr'],
  [(_, writer, { marks, isPre }) => writer.lineBreak(marks, isPre), 'br'],
  [readImage, 'amp-anim amp-img img'],
  [readSources, 'picture'],
  [readFigure, 'figure'],
  [readNoscript, 'noscript'],
  [readMedia('audio'), 'amp-audio audio'],
  [readMedia('video'), 'amp-video video video-js'],
  [readFrame, 'embed iframe'],
  [readObject, 'object'],
  [readSurrounded(' ', ' '), 'button mtd'],
  [readSurrounded(' ', ''), 'mspace'],
  [readSurrounded('“', '”'), 'q'],
  [readSurrounded(' (', ')'), 'rt'],
  [() => undefined, 'rp'],
  [readFraction, 'mfrac'],
  [readRoot, 'mroot msqrt'],
  [readSubSuperscript('subscript'), 'msub munder'],
  [readSubSuperscript('superscript'), 'mover msup'],
  [readSubSuperscript('subscript', 'superscript'), 'msubsup munderover'],
);
