import { SECTION } from './sections';

const opening = (names: string) => new RegExp(`<(${names})(?:\\s[^<>]{0,200})?>`, 'gi');

const TEXTS =
  '(?:[a-z]{1,20}:)?encoded|(?:a10:|atom:|turbo:)?content|content_html|full_?content|(?:xhtml:)?body|fulltext|yandex:full-text|full-text|full_text|fulldescription|fullstory|articlebody|story';
const DATES =
  '(?:[a-z][a-z\\d]{0,20}:)?(?:pubdate|issued|time|timestamp|story_?date|news_?date|post_?date|published_?date|creat(?:ed|ion)_?date|publication_date|' +
  'published|publishedat|published_at|publisheddate|publishdate|publish_date|publicationdate|pub_date|date|datetime|created|createdat|created_at|updated|updatedat|updated_at|lastmodified|lastbuilddate)';

function* elements(xml: string, names: string): Generator<{ name: string; inside: string }> {
  const open = opening(names);
  const endless = new Set<string>();
  for (let found = open.exec(xml); found; found = open.exec(xml)) {
    const [, name = ''] = found;
    const end = endless.has(name) ? -1 : xml.indexOf(`</${name}>`, open.lastIndex);
    if (end < 0) endless.add(name);
    else {
      yield { name, inside: xml.slice(open.lastIndex, end).trim() };
      open.lastIndex = end;
    }
  }
}

const withoutSection = (inside: string) =>
  inside.startsWith('<![CDATA[') && inside.endsWith(']]>') ? inside.slice(9, -3).trim() : inside;

export function unknownText(xml: string): string | undefined {
  for (const { inside } of elements(xml, TEXTS)) {
    const text = withoutSection(inside);
    if (text) return text;
  }
  return undefined;
}

const AUTHORS = 'by_?line|author_?name|dc:author|reporter|writer';

export const unknownAuthors = (xml: string): string[] =>
  [...elements(xml, AUTHORS)].flatMap(({ inside }) => withoutSection(inside) || []);

const CHANGE = /^(?:\w+:)?(?:upd|last)/i;

export const unknownDates = (xml: string): string[] =>
  [...elements(xml, DATES)]
    .map(({ name, inside }) => ({ name, date: withoutSection(inside) }))
    .filter(({ date }) => date !== '' && date.length < 100)
    .toSorted((a, b) => Number(CHANGE.test(a.name)) - Number(CHANGE.test(b.name)))
    .map(({ date }) => date);

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
 * @param hasLink whether the item has one by its format
 */
export function unknownLink(xml: string, hasLink = false): string | undefined {
  const [, original] = xml.includes('origLink>') ? (ORIGINAL.exec(xml) ?? []) : [];
  if (original || hasLink) return original?.replace(/&amp;/g, '&');
  const tags = xml.replace(SECTION, '').replace(MARKS, '').replace(PICTURES, '');
  for (const [, , attributes = '', text = ''] of tags.matchAll(LINK)) {
    const [, double, single] = HREF.exec(attributes) ?? [];
    const url = (double ?? single ?? text).trim().replace(/&amp;/g, '&');
    if (/^https?:\/\//i.test(url) && !OTHER_LINK.test(attributes)) return url;
  }
  return undefined;
}

const ALTERNATE = /<(?:[a-z]{1,10}:)?link(\s[^<>]{0,2000})>/gi;
const REL = /\srel\s{0,5}=\s{0,5}["']alternate["']/i;
const HREFLANG = /\shreflang\s{0,5}=/i;

/** The pages of an item's translations, as XHTML and Atom link them; its own may be among them. */
export const alternates = (xml: string): string[] =>
  xml.includes('hreflang')
    ? [...xml.replace(SECTION, '').matchAll(ALTERNATE)].flatMap(([, attributes = '']) => {
        const [, double, single] = HREF.exec(attributes) ?? [];
        const url = (double ?? single)?.trim().replace(/&amp;/g, '&');
        return url && REL.test(attributes) && HREFLANG.test(attributes) ? url : [];
      })
    : [];

export const unknownLanguage = (xml: string): string | undefined =>
  xml.includes('<lang') ? LANGUAGE.exec(xml)?.[1] : undefined;
const LANGUAGE = /<lang(?:uage)?(?:\s[^<>]{0,200})?>\s{0,20}([^<>]{2,40}?)\s{0,20}<\//i;
