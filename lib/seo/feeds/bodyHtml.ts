import 'server-only';
import { escapeMarkup, withoutForbidden } from '@/lib/format/xml';
import { bodyPictureUrl } from '@/lib/seo/body/siteFile';
import type { TruncationWords } from '@/lib/seo/body/truncationWords';
import type { Block, Body, BodyPicture, Inline, TableRow } from '@/lib/stories/model/body';

/** As the content of an element or an attribute, on one line, in what XML can hold. */
const text = (given: string) => escapeMarkup(withoutForbidden(given).replace(/\s+/g, ' '));

const TAGS = { strong: 'strong', emphasis: 'em', code: 'code' } as const;

/** A body as the HTML of feeds: text escaped, URLs absolute, players and posts as links. */
export const bodyHtml = (body: Body, words: TruncationWords): string =>
  body.map((each) => block(each, words)).join('');

const element = (tag: string, inside: string) => `<${tag}>${inside}</${tag}>`;
const linked = (href: string, inside: string) => `<a href="${text(href)}">${inside}</a>`;

const run = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return text(part);
      if (part.type === 'break') return '<br>';
      const inside = run(part.content);
      return part.type === 'link' ? linked(part.href, inside) : element(TAGS[part.type], inside);
    })
    .join('');

function block(given: Block, words: TruncationWords): string {
  switch (given.type) {
    case 'paragraph':
      return element('p', run(given.content));
    case 'heading':
      return element(`h${given.level}`, run(given.content));
    case 'list':
      return element(
        given.ordered ? 'ol' : 'ul',
        given.items.map((item) => element('li', run(item))).join(''),
      );
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
          rows(given.head, 'th') +
          rows(given.rows, 'td'),
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

const rows = (given: readonly TableRow[], cell: 'th' | 'td') =>
  given
    .map((row) => element('tr', row.map((content) => element(cell, run(content))).join('')))
    .join('');

function figure({ url, alt, caption, credit }: BodyPicture): string {
  const words = [caption, credit].filter(Boolean).join(' ');
  return element(
    'figure',
    `<img src="${text(bodyPictureUrl(url))}" alt="${text(alt)}">` +
      (words ? element('figcaption', text(words)) : ''),
  );
}
