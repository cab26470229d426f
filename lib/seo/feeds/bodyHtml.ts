import 'server-only';
import { escapeMarkup, withoutForbidden } from '@/lib/format/xml';
import { bodyPictureUrl } from '@/lib/seo/body/siteFile';
import type { TruncationWords } from '@/lib/seo/body/truncationWords';
import type { Block, Body, BodyPicture, Inline, List, TableRow } from '@/lib/stories/model/body';
import { cellAttributes } from '@/lib/stories/model/cellAttributes';
import { MARK_TAGS } from '@/lib/stories/model/markTags';

/** As the content of an element or an attribute, in what XML can hold. */
const asWritten = (given: string) => escapeMarkup(withoutForbidden(given));
/** On one line. */
const text = (given: string) => asWritten(given).replace(/\s+/g, ' ');

/** A body as the HTML of feeds: text escaped, URLs absolute, players and posts as links. */
export const bodyHtml = (body: Body, words: TruncationWords): string =>
  body.map((each) => block(each, words)).join('');

type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** An element; an attribute without a value stands by its name. */
const element = (tag: string, inside: string, attributes: Attributes = {}) =>
  `<${tag}${Object.entries(attributes).map(attribute).join('')}>${inside}</${tag}>`;

const attribute = ([name, value]: [string, Attributes[string]]) => {
  if (value === undefined) return '';
  return value === true ? ` ${name}` : ` ${name.toLowerCase()}="${value}"`;
};

const linked = (href: string, inside: string) => `<a href="${text(href)}">${inside}</a>`;

/** Lines whose white space counts. */
const lines = (content: readonly Inline[]) => run(content, asWritten, '\n');

const run = (content: readonly Inline[], write = text, lineBreak = '<br>'): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return write(part);
      if (part.type === 'break') return lineBreak;
      const inside = run(part.content, write, lineBreak);
      return part.type === 'link'
        ? linked(part.href, inside)
        : element(MARK_TAGS[part.type], inside);
    })
    .join('');

function block(given: Block, words: TruncationWords): string {
  switch (given.type) {
    case 'paragraph':
      return element('p', run(given.content));
    case 'heading':
      return element(`h${given.level}`, run(given.content));
    case 'list':
      return list(given, words);
    case 'preformatted':
      return element('pre', lines(given.content));
    case 'quotation':
      return element(
        'blockquote',
        given.content.map((line) => element('p', run(line))).join('') +
          (given.source ? element('footer', text(given.source)) : ''),
      );
    case 'picture':
      return figure(given.picture);
    case 'gallery':
      return given.pictures.map(figure).join('');
    case 'table':
      return element(
        'table',
        (given.caption ? element('caption', text(given.caption)) : '') +
          rows(given.head, true) +
          rows(given.rows, false),
      );
    case 'embed':
      return element('p', linked(given.url, text(given.title ?? given.url)));
    case 'audio':
    case 'video':
      return element('p', linked(given.url, text(given.caption ?? given.url)));
    case 'rule':
      return '<hr>';
    case 'truncated':
      return element(
        'p',
        [text(words.truncated), given.url && linked(given.url, text(words.wholeText))]
          .filter(Boolean)
          .join(' '),
      );
  }
}

const rows = (given: readonly TableRow[], isHead: boolean) =>
  given
    .map((row) =>
      element(
        'tr',
        row
          .map((cell) => {
            const { tag, attributes } = cellAttributes(cell, isHead);
            return element(tag, run(cell.content), attributes);
          })
          .join(''),
      ),
    )
    .join('');

function list(given: List, words: TruncationWords): string {
  const { ordered, start, reversed, numbering, items } = given;
  return element(
    ordered ? 'ol' : 'ul',
    items
      .map(({ content, blocks = [], value }) =>
        element('li', run(content) + blocks.map((each) => block(each, words)).join(''), { value }),
      )
      .join(''),
    { start, reversed, type: numbering },
  );
}

function figure({ url, alt, caption, credit }: BodyPicture): string {
  const words = [caption, credit].filter(Boolean).join(' ');
  return element(
    'figure',
    `<img src="${text(bodyPictureUrl(url))}" alt="${text(alt)}">` +
      (words ? element('figcaption', text(words)) : ''),
  );
}
