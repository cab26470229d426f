import { escapeMarkup } from '@/lib/format/xml';
import { isRecord } from '@/lib/isObject';
import { escaped } from '@/lib/provider/body/html/escapedHtml';
import { wordMap } from '@/lib/provider/source/wordMap';
import { kindOf, type Node, nodesIn, partsOf, valueOf } from './editorNode';

const TAGS = wordMap(
  ['strong', 'bold strong'],
  ['em', 'italic em emphasis'],
  ['s', 'strike strikethrough'],
  ['u', 'underline'],
  ['code', 'code'],
  ['sub', 'sub subscript'],
  ['sup', 'sup superscript'],
);
/** Lexical stores formats as bits of one number, in this order. */
const BITS = ['bold', 'italic', 'strike', 'underline', 'code', 'sub', 'sup'];

const HREF = ['href', 'url', 'uri', 'link'];

const linked = (html: string, href: string) =>
  href ? `<a href="${escapeMarkup(href)}">${html}</a>` : html;

const tagged = (html: string, name: string) => {
  const tag = TAGS.get(name.toLowerCase().replaceAll(/[-_]/g, ''));
  return tag ? `<${tag}>${html}</${tag}>` : html;
};

function marked(html: string, part: Node, node: Node): string {
  const { format, marks } = part;
  const flags = { ...part, ...(isRecord(part.attributes) ? part.attributes : {}) };
  const names = [
    ...Object.entries(flags).flatMap(([name, value]) => (value === true ? [name] : [])),
    ...(typeof format === 'number' ? BITS.filter((_, at) => format & (1 << at)) : []),
  ];
  const given = Array.isArray(marks) ? marks : [];
  let text = names.reduce(tagged, html);
  for (const mark of given) {
    const name = isRecord(mark) ? kindOf(mark) : String(mark);
    const link = isRecord(mark) ? mark : nodesIn(node.markDefs).find(({ _key }) => _key === name);
    text = link && kindOf(link) === 'link' ? linked(text, valueOf(link, HREF)) : tagged(text, name);
  }
  const { attributes } = part;
  return isRecord(attributes) && typeof attributes.link === 'string'
    ? linked(text, attributes.link)
    : text;
}

const INLINE =
  /^(?:text|span|(?:hyper|inline|auto|entry)?link|linebreak|hardbreak|a|mention|emoji)$/;

/** Arc XP's, Quintype's and Craft's words are HTML. */
export const isHtml = (node: Node): boolean =>
  kindOf(node) === 'text' &&
  (isRecord(node.fields) ||
    [node.content, node.data].some((words) => typeof words === 'string') ||
    /<\/[a-z]/.test(String(node.text ?? '')));

export const isInline = (node: Node): boolean =>
  (INLINE.test(kindOf(node)) && !isHtml(node)) ||
  (typeof node.text === 'string' && !('type' in node));

const lines = (text: string) => escaped(text).replace(/\n/g, '<br>');

export function wordsOf(part: Node, node: Node): string {
  const kind = kindOf(part);
  if (/break$/.test(kind)) return '<br>';
  const own = [part.text, part.value, isRecord(part.attrs) ? part.attrs.label : null].find(
    (text) => typeof text === 'string',
  );
  const inside =
    typeof own === 'string'
      ? lines(own)
      : partsOf(part)
          .map((one) => wordsOf(one, node))
          .join('');
  const text = marked(inside, part, node);
  return /link$|^a$/.test(kind) ? linked(text, valueOf(part, HREF)) : text;
}

type Range = { start: number; end: number; mark: (html: string) => string };

/** Renders text with ranges of marks, as Draft.js and Prismic store it. */
export function rangedText(node: Node, entities: Node): string {
  const text = typeof node.text === 'string' ? node.text : '';
  const given = [node.inlineStyleRanges, node.entityRanges, node.spans].flatMap(nodesIn);
  const ranges = given.map((range): Range => {
    const start = Number(range.start ?? range.offset);
    const entity = entities[String(range.key)];
    const name = String(range.style ?? range.type);
    const href = valueOf(isRecord(entity) ? entity : range, HREF);
    return {
      start,
      end: Number(range.end ?? start + Number(range.length)),
      mark: (html) => (href ? linked(html, href) : tagged(html, name)),
    };
  });
  const cuts = ranges.flatMap(({ start, end }) => [start, end]);
  const places = [...new Set([0, ...cuts, text.length])].toSorted((a, b) => a - b);
  return places
    .map((from, at) => {
      const html = lines(text.slice(from, places[at + 1] ?? from));
      return ranges
        .filter(({ start, end }) => html && start <= from && from < end)
        .reduce((inner, { mark }) => mark(inner), html);
    })
    .join('');
}
