import 'server-only';
import { type Atom, parseAtomFeed, parseFeed, parseRdfFeed, parseRssFeed } from 'feedsmith';
import { joinSurrogateReferences } from '@/lib/provider/body/html/escapedHtml';
import { extractJson } from '@/lib/provider/source/extractJson';
import type { FeedBody } from '@/lib/provider/source/readList';
import { inTimeSlices } from '@/lib/timeSlices';
import { fromAtom } from './atomItem';
import { asItem, repairedXml, withoutPrefix } from './feedEnvelope';
import { feedText } from './feedText';
import { jsonItems } from './jsonItems';
import { isPlayed, unknownPictures } from './mediaRss';
import { fromRdf, fromRss, html, ifGiven, type RawItem, withId } from './rawItem';
import {
  alternates,
  base64Text,
  elementBases,
  unknownAuthors,
  unknownCaption,
  unknownChange,
  unknownDates,
  unknownKeywords,
  unknownLanguage,
  unknownLink,
  unknownSections,
  unknownSummary,
  unknownText,
  unknownTitle,
  unknownDuration,
  unknownFiles,
} from './unknownFields';
import { type XmlFeed, xmlFeed } from './xmlItems';
import { CDATA_SECTION } from './xmlMarkup';

/**
 * The first 20,000 items of RSS, RDF, Atom, JSON Feed or a news sitemap, else null. Custom entities
 * are not expanded, against entity bombs.
 *
 * @throws RangeError above a million values in a JSON Feed
 */
export async function readItems(
  body: Buffer,
  contentType: string | null,
  feed: `/${string}` = '/feeds',
): Promise<FeedBody | null> {
  if (isObject(body)) {
    const items = await jsonItems(extractJson(body, feed));
    if (items) return items;
  }
  const items = await xmlItems(body, contentType);
  if (items) return items;
  const json = extractJson(body, feed);
  return json.length < body.length ? await jsonItems(json) : null;
}

/** JSON Feed is UTF-8 by its specification, whatever the header. */
const isObject = (body: Buffer) =>
  /^(?:\u00ef\u00bb\u00bf)?\s*\{/.test(body.subarray(0, START_BYTES).toString('latin1'));
const START_BYTES = 1_000;

/** An empty feed is short; a longer document without items is no feed. */
const EMPTY_LENGTH = 50_000;

async function xmlItems(body: Buffer, contentType: string | null): Promise<FeedBody | null> {
  const text = await feedText(body, contentType);
  const feed = await inTimeSlices(xmlFeed(text));
  if (!feed || (feed.total === 0 && !isFeed(text.trimEnd()))) return null;
  const { format, open, close, prefix, items: raw, total } = feed;
  return {
    kind: 'list',
    total,
    raw,
    context: open,
    parse(some) {
      const texts = some.map((item) => asItem(withoutPrefix(String(item), prefix)));
      const document = joinSurrogateReferences(`${open}${texts.join('')}${close}`);
      const items = parsed(format, document, texts.length);
      return items.map((item, at) => withUnknownFields(item, texts[at] ?? '', format));
    },
  };
}

function parsed(format: XmlFeed['format'], document: string, count: number): RawItem[] {
  const items = orNone(() => PARSERS[format](document));
  if (items.length === count) return items;
  return PARSERS[format](repairedXml(document));
}

function orNone(parse: () => RawItem[]): RawItem[] {
  try {
    return parse();
  } catch {
    return [];
  }
}

function isFeed(text: string): boolean {
  if (text.length > EMPTY_LENGTH) return false;
  try {
    return Boolean(parseFeed(text));
  } catch {
    return false;
  }
}

/** RFC 5023, 13.1.1: of a draft only the id is left, of which no story is made. */
const withoutDraft = ({ app, ...entry }: Atom.Entry<string>): Atom.Entry<string> =>
  app?.control?.draft ? { id: entry.id } : entry;

const PARSERS: Readonly<Record<XmlFeed['format'], (document: string) => RawItem[]>> = {
  rss(document) {
    const feed = parseRssFeed(document);
    return feed.items?.map((item) => fromRss(item, feed)) ?? [];
  },
  rdf(document) {
    const feed = parseRdfFeed(document);
    return feed.items?.map((item) => fromRdf(item, feed)) ?? [];
  },
  atom(document) {
    const feed = parseAtomFeed(document);
    return feed.entries?.map((entry) => fromAtom(withoutDraft(entry), feed)) ?? [];
  },
};

function withUnknownFields(item: RawItem, xml: string, format: XmlFeed['format']): RawItem {
  const { content, summary, title, categories, published, modified } = item;
  const tags = xml.replace(CDATA_SECTION, '');
  const files = item.files.filter(({ url }) => ifGiven(url));
  const pictures = item.pictures.filter(({ url }) => ifGiven(url));
  const hasText = format === 'atom' || content.value !== summary.value;
  const text = hasText ? base64Text(tags, 'content') : unknownText(xml);
  const isLost = ({ value }: RawItem['title']) => value === undefined && format !== 'atom';
  const name = isLost(title) ? unknownTitle(xml) : base64Text(tags, 'title');
  const short = isLost(summary) ? unknownSummary(xml) : base64Text(tags, 'summary');
  const isDated = [...published, ...modified].some(Boolean);
  const link = format === 'rss' ? unknownLink(tags, isLink(item.url)) : undefined;
  const language = unknownLanguage(xml);
  const others = files.length === 0 ? unknownFiles(tags) : files;
  return {
    ...withId(item, link),
    alternates: alternates(tags),
    keywords: unknownKeywords(xml),
    files: others,
    duration: item.duration ?? unknownDuration(tags),
    ...(link !== undefined && { url: link }),
    ...(language !== undefined && { language }),
    ...(pictures.length === 0 &&
      others.every(isPlayed) && { pictures: unknownPictures(tags, unknownCaption(xml)) }),
    ...(!item.authors.some(Boolean) && { authors: unknownAuthors(xml) }),
    ...(categories.length === 0 && format !== 'atom' && { categories: unknownSections(xml) }),
    ...(!isDated && { published: unknownDates(xml) }),
    ...(!modified.some(Boolean) && { modified: [unknownChange(xml)] }),
    ...(format === 'rss' && { contentBases: elementBases(tags) }),
    ...(name !== undefined && { title: html(name) }),
    ...(short !== undefined && { summary: html(short) }),
    ...(text !== undefined && { content: html(text) }),
  };
}

const isLink = (given: unknown) =>
  typeof given === 'string' && /^(?:https?:)?\/./i.test(given.trim());
