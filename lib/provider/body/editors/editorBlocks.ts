import { escapeMarkup } from '@/lib/format/xml';
import { isRecord } from '@/lib/isObject';
import { escaped } from '@/lib/provider/body/html/escapedHtml';
import { markdownHtml } from '@/lib/provider/body/html/markdownHtml';
import { documentIn } from './editorDocument';
import { hasBlocks, kindOf, type Node, nodesIn, partsOf, valueOf, tableOf } from './editorNode';
import { isHtml, isInline, rangedText, wordsOf } from './editorWords';

type Block = { html: string; list?: 'ul' | 'ol' };

export function blocksHtml(nodes: readonly Node[], entities: Node = {}): string {
  let open: Block['list'];
  let html = '';
  for (const block of [...nodes.map((node) => blockOf(node, entities)), { html: '' }]) {
    if (block.list !== open)
      html += (open ? `</${open}>` : '') + (block.list ? `<${block.list}>` : '');
    open = block.list;
    html += block.html;
  }
  return html;
}

const element = (tag: string, inside: string) => inside && `<${tag}>${inside}</${tag}>`;

const NAMES: readonly (readonly [RegExp, (node: Node, entities: Node) => string])[] = [
  [/^(?:hr|delimiter|divider|separator|horizontalrule|thematicbreak)$/, () => '<hr>'],
  [/list$|^[uo]l$/, (node, entities) => listOf(node, entities)],
  [/^(?:heading|header|h[1-6]$|title$)/, (node, entities) => headingOf(node, entities)],
  [/quote$/, (node, entities) => quoteOf(node, entities)],
  [/^table$/, (node) => tableOf(node, (one) => insideOf(one, {}))],
  [/galler|carousel|slider|slideshow/, (node) => picturesIn(node)],
  [/image|upload|picture|^media|embeddedasset|^photo$|^figure$|^img$/, (node) => pictureOf(node)],
  [/embed|video|youtube|twitter|tweet|instagram|iframe/, (node) => embedOf(node)],
  [/^link[a-z]|bookmark|attaches|interstitiallink/, (node) => linkOf(node)],
  [/code/, (node, entities) => element('pre', insideOf(node, entities))],
];

const ITEM = /^(?:(un)?orderedlistitem|(o)?listitem|li)$/;

function blockOf(node: Node, entities: Node): Block {
  const [, unordered, ordered] = ITEM.exec(kindOf(node)) ?? [];
  const list = typeof node.listItem === 'string' ? node.listItem : '';
  if (list || ITEM.test(kindOf(node))) {
    const isNumbered = list ? !/^bullet/.test(list) : kindOf(node).startsWith('o') && !unordered;
    return { html: itemOf(node, entities), list: isNumbered || ordered ? 'ol' : 'ul' };
  }
  const html = valueOf(node, ['innerHTML', 'html']) || encodedHtml(node);
  if (html) return { html };
  const kind = typeof node.style === 'string' && node._type === 'block' ? node.style : kindOf(node);
  const entity = kind === 'atomic' ? entityOf(node, entities) : null;
  if (entity) return blockOf(entity, {});
  const [, write] = NAMES.find(([name]) => name.test(kind)) ?? [];
  return { html: write ? write(node, entities) : titleOf(node) + paragraphs(node, entities) };
}

function titleOf(node: Node): string {
  const { heading, title = heading } = node;
  return typeof title === 'string' && kindOf(node) === '' ? element('h2', escaped(title)) : '';
}

/** Quintype sends embed code in Base64; Strapi and many others send rich text as Markdown. */
function encodedHtml(node: Node): string {
  const { 'embed-js': code } = node;
  if (typeof code === 'string') return Buffer.from(code, 'base64').toString('utf8');
  const words = /richtext|markdown/.test(kindOf(node)) ? valueOf(node, TEXTS) : '';
  return words && !/<\/[a-z]/i.test(words) ? markdownHtml(words) : '';
}

function entityOf(node: Node, entities: Node): Node | null {
  const [range] = nodesIn(node.entityRanges);
  const entity = entities[String(range?.key)];
  return isRecord(entity) ? entity : null;
}

const paragraphs = (node: Node, entities: Node): string => {
  const parts = partsOf(node);
  return parts.length > 0 && (hasBlocks(node) || !parts.some(isInline))
    ? blocksHtml(parts, entities)
    : element('p', insideOf(node, entities)) || documentsIn(node.fields ?? node.data ?? node);
};

const TEXTS = 'text content body value code message data paragraph'.split(' ');

/** A block's text as HTML. Strings are HTML already, except in Draft.js, Prismic and Slate. */
function insideOf(node: Node, entities: Node): string {
  if (isHtml(node)) return valueOf(node, TEXTS);
  if (isInline(node)) return wordsOf(node, node);
  if (typeof node.text === 'string' && node.text !== '') return rangedText(node, entities);
  const parts = partsOf(node);
  if (parts.some(isInline)) return parts.map((part) => wordsOf(part, node)).join('');
  return parts.length > 0 ? blocksHtml(parts, entities) : valueOf(node, TEXTS);
}

const documentsIn = (fields: unknown): string =>
  isRecord(fields)
    ? Object.values(fields)
        .map((field) => blocksHtml((isRecord(field) && documentIn(field)?.nodes) || []))
        .join('')
    : '';

const WORDS = ['one', 'two', 'three', 'four', 'five', 'six'];

function headingOf(node: Node, entities: Node): string {
  const holders = [node, node.attrs, node.data, node.attributes].filter(isRecord);
  const level = holders.map((holder) => holder.level).find((one) => typeof one === 'number');
  const name = `${kindOf(node)} ${String(node.tag ?? '')} ${String(node.style ?? '')}`;
  const word = WORDS.findIndex((one) => name.includes(one)) + 1;
  const figure = level ?? /[1-6]/.exec(name)?.[0] ?? (word || 2);
  return element(`h${String(figure)}`, insideOf(node, entities));
}

const ORDERED = /^(?:ol|ordered|number)/;

function listOf(node: Node, entities: Node): string {
  const data = isRecord(node.data) ? node.data : node;
  const names = [
    kindOf(node),
    node.listType,
    node.tag,
    node.format,
    node.style,
    data.style,
    node.list_type,
  ];
  const isOrdered =
    (isRecord(node.attributes) && node.attributes.ordered === true) ||
    names.some((name) => typeof name === 'string' && ORDERED.test(name));
  const items = Array.isArray(data.items) ? data.items : partsOf(node);
  const html = element(
    isOrdered ? 'ol' : 'ul',
    items.map((item) => itemOf(item, entities)).join(''),
  );
  const start = [node, node.attrs]
    .filter(isRecord)
    .map((holder) => holder.start)
    .find((one) => typeof one === 'number');
  return isOrdered && start !== undefined && start !== 1
    ? html.replace('<ol>', `<ol start="${start}">`)
    : html;
}

function itemOf(item: unknown, entities: Node): string {
  if (!isRecord(item)) return element('li', typeof item === 'string' ? item : '');
  const { content, items } = item;
  if (typeof content !== 'string') return element('li', insideOf(item, entities));
  const inner = Array.isArray(items) && items.length > 0 ? listOf({ items }, entities) : '';
  return element('li', content + inner);
}

function quoteOf(node: Node, entities: Node): string {
  const inside = insideOf(node, entities);
  const source = valueOf(node, ['caption', 'citation', 'author', 'title']);
  return element('blockquote', inside && `<p>${inside}</p>${element('cite', source)}`);
}

const ADDRESSES = ['url', 'src', 'source', 'value', 'filename', 'embed'];

function pictureOf(node: Node): string {
  const src = valueOf(node, ADDRESSES);
  const alt = valueOf(node, ['alt', 'alternativeText', 'alt_text']);
  const caption =
    valueOf(node, ['caption']) ||
    partsOf(node)
      .map((part) => insideOf(part, {}))
      .join('');
  return (
    src &&
    `<figure><img src="${escapeMarkup(src)}" alt="${escapeMarkup(alt)}">${element('figcaption', caption)}</figure>`
  );
}

const LISTS = ['images', 'files', 'items', 'pictures', 'photos'];

function picturesIn(node: Node): string {
  const inside = isRecord(node.data) ? node.data : node;
  const name = LISTS.find((one) => Array.isArray(inside[one])) ?? 'data';
  const pictures = [...nodesIn(inside[name]), ...(name === 'items' ? [] : partsOf(node))];
  return pictures.map(pictureOf).join('');
}

function linkOf(node: Node): string {
  const href = valueOf(node, ['link', 'url', 'href']);
  const title = valueOf(node, ['title', 'name', 'content']) || href;
  return href && `<p><a href="${escapeMarkup(href)}">${escaped(title)}</a></p>`;
}

const embedOf = (node: Node): string =>
  element('p', escaped(valueOf(node, ['source', 'url', 'src', 'embed', 'value', 'tweet-url'])));
