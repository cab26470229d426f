import { unescapedUrl } from '@/lib/provider/source/httpUrl';
import type { RawItem } from './rawItem';

const opening = (names: string) =>
  new RegExp(`<(?:!\\[CDATA\\[|(${names})(?:\\s[^<>]{0,200})?>)`, 'gi');

const TEXTS = opening(
  '(?:[a-z]{1,20}:)?encoded|(?:a10:|atom:|turbo:)?content|content_html|full_?content|(?:xhtml:)?body|fulltext|yandex:full-text|full-text|full_text|fulldescription|fullstory|articlebody|story',
);
const DATES = opening(
  '(?:[a-z][a-z\\d]{0,20}:)?(?:pubdate|issued|time|timestamp|story_?date|news_?date|post_?date|datetimewritten|published_?date|creat(?:ed|ion)_?date|publication_date|' +
    'published|publishedat|published_at|publisheddate|publishdate|publish_date|publicationdate|pub_date|date|datetime|created|createdat|created_at|updated|updatedat|updated_at|lastmodified|versioncreated|lastbuilddate)',
);

/** Yields elements outside CDATA sections, whose HTML has elements of the same names. */
function* elements(xml: string, open: RegExp): Generator<{ name: string; inside: string }> {
  open.lastIndex = 0;
  const endless = new Set<string>();
  const endOf = (mark: string, from: number) => {
    const end = endless.has(mark) ? -1 : xml.indexOf(mark, from);
    if (end < 0) endless.add(mark);
    return end;
  };
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const [, name] = found;
    const start = open.lastIndex;
    const isSection = name === undefined || BEGINNING.test(xml.slice(start, start + 50));
    const behind = isSection ? endOf(']]>', start) : start;
    if (name === undefined) open.lastIndex = behind < 0 ? xml.length : behind;
    else {
      const end = endOf(`</${name}>`, Math.max(behind, start));
      if (end < 0) continue;
      yield { name, inside: xml.slice(start, end).trim() };
      open.lastIndex = end;
    }
  }
}

const BEGINNING = /^\s*<!\[CDATA\[/;

const withoutSection = (inside: string) =>
  inside.startsWith('<![CDATA[') && inside.endsWith(']]>') ? inside.slice(9, -3).trim() : inside;

function firstIn(xml: string, names: RegExp, isValue = (_: string) => true): string | undefined {
  for (const { inside } of elements(xml, names)) {
    const text = withoutSection(inside);
    if (text && isValue(inside)) return text;
  }
  return undefined;
}

const isLine = (inside: string) => inside.length < 1_000 && /^(?:<!\[CDATA\[|[^<]*$)/.test(inside);

const TITLES = opening(
  '(?:news:|video:)?title|headline|hedline|heading|(?:news|story|article|post)_?title',
);
const SUMMARIES = opening(
  'summary|intro|excerpt|synopsis|standfirst|(?:short|brief)_?desc(?:ription)?|video:description|desc',
);
const SECTIONS = opening('(?:main_?)?section(?:_?name)?|categor(?:y_?name|ies)');

const CAPTIONS = opening('image:caption');

export const unknownCaption = (xml: string) =>
  xml.includes('image:caption>') ? firstIn(xml, CAPTIONS, isLine) : undefined;
export const unknownTitle = (xml: string) => firstIn(xml, TITLES, isLine);
export const unknownSummary = (xml: string) => firstIn(xml, SUMMARIES, isLine);
export const unknownText = (xml: string) => firstIn(xml, TEXTS);
export const unknownSections = (xml: string): string[] =>
  [firstIn(xml, SECTIONS, isLine) ?? []].flat();

const KEYWORDS = opening('(?:news:|media:|itunes:)?keywords');

export const unknownKeywords = (xml: string): string[] =>
  xml.includes('eywords>') ? (firstIn(xml, KEYWORDS, isLine) ?? '').split(/[,;|]/) : [];

const withAttributes = (name: string) => new RegExp(`<${name}\\s([^<>]{1,600})>([^<]*)<`, 'i');
const ENCODED = {
  title: withAttributes('title'),
  summary: withAttributes('summary'),
  content: withAttributes('content'),
};
const BASE64 = /\bmode=["']base64["']/i;
const OTHER_TYPE = /\btype=["'](?!text|html|xhtml)/i;

/** Atom 0.3 may encode a text in Base64. */
export function base64Text(xml: string, name: keyof typeof ENCODED): string | undefined {
  const [, attributes = '', sent = ''] = (xml.includes('base64') && ENCODED[name].exec(xml)) || [];
  if (!BASE64.test(attributes) || OTHER_TYPE.test(attributes)) return undefined;
  return Buffer.from(sent, 'base64').toString('utf8');
}

const BASED =
  /<(?:description|content:encoded)\s(?:[^<>]{0,200}\s)?xml:base=["']([^"'<>]{1,2000})["']/gi;

export const elementBases = (xml: string): string[] =>
  xml.includes('xml:base') ? [...xml.matchAll(BASED)].flatMap(([, base = '']) => base) : [];

const AUTHORS = opening('by|by_?line|author_?name|dc:author|reporter|writer');

export const unknownAuthors = (xml: string): string[] =>
  [...elements(xml, AUTHORS)].flatMap(({ inside }) => withoutSection(inside) || []);

const CHANGE = /^(?:\w+:)?(?:upd|last)/i;

export const unknownDates = (xml: string): string[] =>
  [...elements(xml, DATES)]
    .map(({ name, inside }) => ({ name, date: withoutSection(inside) }))
    .filter(({ date }) => date !== '' && date.length < 100)
    .toSorted((a, b) => Number(CHANGE.test(a.name)) - Number(CHANGE.test(b.name)))
    .map(({ date }) => date);

const CHANGES = opening(
  '(?:[a-z]{1,10}:)?(?:updated|modified|last_?mod(?:ified)?)(?:_?(?:at|on|date))?',
);

/** A sitemap's `<lastmod>`, a portal's `<updatedAt>`. */
export const unknownChange = (xml: string): string | undefined =>
  /<(?:\w{1,10}:)?(?:upd|mod|last)/i.test(xml) ? firstIn(xml, CHANGES, isLine) : undefined;

const LINK =
  /<((?:atom:|a10:|feedburner:)?(?:link|origLink|url|permalink|guid))(\s[^<>]{0,2000})?>([^<]{0,2000})/gi;
const OTHER_LINK = /\srel\s{0,5}=\s{0,5}["'](?!alternate["'])/i;
const HREF = /\shref\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)')/i;
const PICTURES = /<(image|thumbnail|photo)>(?:(?!<\/\1>)[\s\S]){0,2000}<\/\1>/gi;
const MARKS = /<!\[CDATA\[|\]\]>/g;

const ORIGINAL = /<feedburner:origLink>\s{0,20}(?:<!\[CDATA\[)?(https?:\/\/[^\s<\]]{1,2000})/i;

/**
 * An RSS item's page from an Atom or non-standard link; `origLink` wins over a feed service's
 * redirect.
 *
 * @param hasLink whether the item has a standard link
 */
export function unknownLink(xml: string, hasLink = false): string | undefined {
  const [, original] = xml.includes('origLink>') ? (ORIGINAL.exec(xml) ?? []) : [];
  if (original || hasLink) return original && unescapedUrl(original);
  const tags = xml.replace(MARKS, '').replace(PICTURES, '');
  for (const [, , attributes = '', text = ''] of tags.matchAll(LINK)) {
    const url = urlIn(attributes, HREF, text);
    if (/^https?:\/\//i.test(url) && !OTHER_LINK.test(attributes)) return url;
  }
  return undefined;
}

function urlIn(attributes: string, pattern: RegExp, text = ''): string {
  const [, double, single] = pattern.exec(attributes) ?? [];
  return unescapedUrl((double ?? single ?? text).trim());
}

const ALTERNATE = /<(?:[a-z]{1,10}:)?link(\s[^<>]{0,2000})>/gi;
const REL = /\srel\s{0,5}=\s{0,5}["']alternate["']/i;
const HREFLANG = /\shreflang\s{0,5}=/i;

export const alternates = (xml: string): string[] =>
  xml.includes('hreflang')
    ? [...xml.matchAll(ALTERNATE)].flatMap(([, attributes = '']) => {
        const url = urlIn(attributes, HREF);
        return url && REL.test(attributes) && HREFLANG.test(attributes) ? url : [];
      })
    : [];

export const unknownLanguage = (xml: string): string | undefined =>
  /<(?:news:)?lang/.test(xml) ? LANGUAGE.exec(xml)?.[1] : undefined;
const LANGUAGE = /<(?:news:)?lang(?:uage)?(?:\s[^<>]{0,200})?>\s{0,20}([^<>]{2,40}?)\s{0,20}<\//i;

const FILE_ELEMENT =
  /<(?:enc:)?(enclosure|video(?:_?(?:url|link|file)|:content_loc)?|youtube(?:_?(?:url|link|id))?|audio(?:_?(?:url|file))?)((?:\s[^<>]{0,2000})?)>\s{0,20}(?:<url>\s{0,20})?(?:<!\[CDATA\[\s{0,20})?([^<>\]]{0,2000})/gi;
const FILE_URL =
  /\s(?:rdf:)?(?:url|href|src|resource)\s{0,5}=\s{0,5}(?:"([^"]{1,2000})"|'([^']{1,2000})')/i;
const TYPE = /\s(?:enc:)?type\s{0,5}=\s{0,5}["']([\w/+.-]{1,60})/i;

/**
 * An item's files in non-standard elements: `<enclosure href>`, `<enclosure>URL</enclosure>`, RSS
 * 1.0's `<enc:enclosure rdf:resource>`, `<videoUrl>`, a sitemap's `<video:content_loc>`.
 */
export const unknownFiles = (xml: string): RawItem['files'] =>
  [...xml.matchAll(FILE_ELEMENT)].flatMap(([, name = '', attributes = '', text = '']) => {
    const url = urlIn(attributes, FILE_URL, text);
    const [, type] = TYPE.exec(attributes) ?? [];
    return /^(?:https?:)?\/\//i.test(url) ? { url, type: type ?? TYPES[name.slice(0, 5)] } : [];
  });

const TYPES: Readonly<Record<string, string>> = { audio: 'audio/', video: 'video/' };

export const unknownDuration = (xml: string): string | undefined =>
  xml.includes('<video:duration>') ? /<video:duration>\s{0,9}(\d{1,6})/.exec(xml)?.[1] : undefined;
