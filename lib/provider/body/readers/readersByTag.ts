import { attribute, type HtmlElement } from '@/lib/provider/body/html/parseHtml';
import type { BlockWriter } from '@/lib/provider/body/writing/blockWriter';
import type { Reader } from '@/lib/provider/body/writing/domPosition';
import { readFrame, readMedia, readObject } from './readEmbeds';
import { readFraction, readRoot, readSubSuperscript } from './readFormula';
import { readList } from './readList';
import { readParagraph } from './readParagraph';
import { readFigure, readImage, readNoscript, readSources } from './readPictures';
import { readQuotation } from './readQuotation';
import { readTable } from './readTable';
import { readSurrounded, readHeading, readLink, readPre } from './readText';

function readRule(element: HtmlElement, writer: BlockWriter) {
  if (attribute(element, 'id') === 'system-readmore') writer.end();
  else writer.add({ type: 'rule' });
}

export const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
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
