import { ENTRIES } from '@/lib/provider/source/limits';
import { markupLength, type Scan, Sections, tagAt, WINDOW } from './xmlMarkup';

/**
 * Finds the items of a feed in XML without building anything of it, so that the XML parser sees some
 * items at a time and never a whole document: what it takes then depends on the size of an item. Only
 * the tags that part items count, outside of comments and CDATA sections; a broken item ends where
 * the next one begins.
 */
export type XmlFeed = {
  format: Format;
  /**
   * The start tags that items stand in, with the namespaces that they declare and the language of them
   * all, and the end tags.
   */
  open: string;
  close: string;
  /** The first of them; null in place of one that is too large to be parsed. */
  items: (string | null)[];
  total: number;
};

type Format = 'rss' | 'rdf' | 'atom';

/** By the local name of a document's root. */
const FORMATS: ReadonlyMap<string, { format: Format; item: string }> = new Map([
  ['rss', { format: 'rss', item: 'item' }],
  ['rdf', { format: 'rdf', item: 'item' }],
  ['feed', { format: 'atom', item: 'entry' }],
]);

/** More than any of the marks below. */
const OVERLAP = 200;

/** The places of a pattern, and null after each window. */
function* matches(text: string, pattern: RegExp, start: number) {
  for (let at = start; at < text.length; at += WINDOW) {
    const window = text.slice(at, at + WINDOW + OVERLAP);
    for (const found of window.matchAll(pattern))
      if (found.index < WINDOW) yield { at: at + found.index, found };
    yield null;
  }
}

const ROOT = /<(?:!--|!\[CDATA\[|!DOCTYPE|(?:([\w.-]{1,50}):)?(rss|rdf|feed)(?=[\s>]))/gi;
const DOCTYPE = /<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/iy;

type Root = { tag: string; end: number; name: string; format: Format; item: string };

/** The first start tag of a known format, whatever stands before it. */
function* findRoot(text: string, sections: Sections): Scan<Root | null> {
  let open = 0;
  let hasDoctype = false;
  for (const match of matches(text, ROOT, 0)) {
    if (!match) yield;
    else if (match.at >= open) {
      const { at, found } = match;
      const known = FORMATS.get(found[2]?.toLowerCase() ?? '');
      if (known) {
        const tag = tagAt(text, at);
        return tag === null
          ? null
          : { ...known, tag, end: at + tag.length, name: found[0].slice(1) };
      }
      const isDoctype: boolean = !hasDoctype && /^<!D/i.test(found[0]);
      hasDoctype ||= isDoctype;
      open = isDoctype ? doctypeEnd(text, at) : ((yield* sections.endAt(at)) ?? at + 1);
    }
  }
  return null;
}

function doctypeEnd(text: string, at: number): number {
  DOCTYPE.lastIndex = at;
  return at + (DOCTYPE.exec(text)?.[0].length ?? 1);
}

/**
 * The items of a feed in XML; null where there is no known root, or it was cut off before the end of its
 * first item. Of one that was cut off later what is whole is read. The last end of the root counts: one in a broken item costs no other, and what stands behind it is nothing.
 */
export function* xmlFeed(text: string): Scan<XmlFeed | null> {
  const sections = new Sections(text);
  const root = yield* findRoot(text, sections);
  if (!root) return null;
  const items = new ItemReader(text);
  const marks = new RegExp(
    `<(?:!--|!\\[CDATA\\[|(/?)((?:[\\w.-]{1,50}:)?${root.item})(?=[\\s/>])|channel(?=[\\s>])|(/?${root.name})(?=[\\s>]))`,
    'gi',
  );
  let name: string | undefined;
  let ended: Ended | null = null;
  let channel: string | undefined;
  let head: string | undefined;
  let open = root.end;
  const behind = (at: number) => text.slice(Math.max(items.ended, at - HEAD_LENGTH), at);
  for (const match of matches(text, marks, root.end)) {
    if (!match) yield;
    else if (match.at >= open) {
      const { at, found } = match;
      const [mark, isEnd, item, ofRoot] = found;
      if (ofRoot && !ofRoot.startsWith('/')) {
        // Behind the end a second document begins, by the same tag: another is of a broken item.
        if (ended && tagAt(text, at) === root.tag) break;
        continue;
      }
      if (ofRoot) {
        yield* items.end(at, '');
        ended = { kept: items.kept.length, total: items.total, behind: behind(at) };
        continue;
      }
      // Items have one name, which none of the elements in them has under another prefix.
      if (!isEnd) name ??= item?.toLowerCase();
      const isItem = item !== undefined && name === item.toLowerCase();
      if (isItem && isEnd) yield* items.end(at, `</${item}>`);
      else if (isItem) {
        head ??= text.slice(root.end, Math.min(at, root.end + HEAD_LENGTH));
        yield* items.start(at);
      } else if (/^<channel/i.test(mark)) channel ??= tagAt(text, at) ?? '';
      else {
        const end = yield* sections.endAt(at);
        open = end ?? at + 1;
        if (end && sections.isCdata(at)) items.section(at, end);
      }
    }
  }
  // What it was cut off in is one more.
  ended ??= { kept: items.kept.length, total: items.total + 1, behind: '' };
  if (ended.kept === 0 && ended.total > 0) return null;
  return {
    ...wrapping(root, channel, `${head ?? ''}${ended.behind}`),
    format: root.format,
    items: items.kept.slice(0, ended.kept),
    total: ended.total,
  };
}

type Ended = { kept: number; total: number; behind: string };

/** So much before the first item, and behind the last, is looked through for the language. */
const HEAD_LENGTH = 20_000;
const LANGUAGE = /<((?:dc:)?language)(?:\s[^<>]{0,200})?>(?:(?!<\/)[\s\S]){0,100}<\/\1>/i;

function wrapping({ tag, name, format }: Root, channel: string | undefined, head: string) {
  const [language = ''] = LANGUAGE.exec(head) ?? [];
  const end = `</${name}>`;
  if (format === 'rss')
    return { open: `${tag}${channel || '<channel>'}${language}`, close: `</channel>${end}` };
  // RDF has its items beside its channel.
  return { open: tag + (language && `<channel>${language}</channel>`), close: end };
}

/** Of a CDATA section so much is kept: more than of any text is read. */
const SECTION_LENGTH = 800_000;
/** An item without what was left out of its sections, and its tags without their quoted values. */
const ITEM_LIMITS = { length: 1_000_000, markup: 50_000 };

/** Collects the items, each from its start to its end. */
class ItemReader {
  readonly kept: (string | null)[] = [];
  total = 0;
  /** Where the last one has ended. */
  ended = 0;
  #from: number | null = null;
  #parts: string[] = [];

  constructor(private readonly text: string) {}

  /** An item that has not ended ends here, without costing this one. */
  *start(at: number): Scan<void> {
    yield* this.end(at, '');
    this.#from = at;
  }

  section(at: number, end: number): void {
    const cut = at + SECTION_LENGTH;
    if (this.#from === null || end <= cut) return;
    this.#parts.push(this.text.slice(this.#from, cut), ']]>');
    this.#from = end;
  }

  *end(at: number, endTag: string): Scan<void> {
    if (this.#from === null) return;
    this.total++;
    this.ended = at;
    if (this.total <= ENTRIES) {
      const item = [...this.#parts, this.text.slice(this.#from, at), endTag].join('');
      this.kept.push((yield* isTooLarge(item)) ? null : item);
    }
    this.#from = null;
    this.#parts = [];
  }
}

function* isTooLarge(item: string): Scan<boolean> {
  if (item.length <= ITEM_LIMITS.markup) return false;
  return item.length > ITEM_LIMITS.length || (yield* markupLength(item)) > ITEM_LIMITS.markup;
}
