import { ENTRIES } from '@/lib/provider/source/limits';
import { type Format, HEAD_LENGTH, envelopeOf } from './feedEnvelope';
import { markupLength, type Scan, Sections, tagAt, WINDOW } from './xmlMarkup';

/** Splits before XML parsing, so that cost depends on item size; a broken item ends at the next start tag. */
export type XmlFeed = ReturnType<typeof envelopeOf> & {
  format: Format;
  items: (string | null)[];
  total: number;
};

const FORMATS: ReadonlyMap<string, { format: Format; item: string }> = new Map([
  ['rss', { format: 'rss', item: 'item' }],
  ['rdf', { format: 'rdf', item: 'item' }],
  ['feed', { format: 'atom', item: 'entry' }],
  // RSS without its root element.
  ['channel', { format: 'rss', item: 'item' }],
  // A Google News sitemap.
  ['urlset', { format: 'rss', item: 'url' }],
  // NewsML-G2 of agencies.
  ['newsmessage', { format: 'rss', item: 'newsItem' }],
]);

const OVERLAP = 200;

/** Yields null after each window, to let the event loop run. */
function* matches(text: string, pattern: RegExp, start: number) {
  for (let at = start; at < text.length; at += WINDOW) {
    const window = text.slice(at, at + WINDOW + OVERLAP);
    for (const found of window.matchAll(pattern))
      if (found.index < WINDOW) yield { at: at + found.index, found };
    yield null;
  }
}

const ROOT =
  /<(?:!--|!\[CDATA\[|!DOCTYPE|(?:([\w.-]{1,50}):)?(rss|rdf|feed|channel|urlset|newsMessage)(?=[\s>]))/gi;
const DOCTYPE = /<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/iy;

type Root = { tag: string; end: number; name: string; format: Format; item: string };

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

/** The root's last end tag counts, because a broken item may contain another. */
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
        // The same root tag starts a second document; any other belongs to a broken item.
        if (ended && tagAt(text, at) === root.tag) break;
        continue;
      }
      if (ofRoot) {
        yield* items.end(at, '');
        ended = { kept: items.kept.length, total: items.total, behind: behind(at) };
        continue;
      }
      // All items share one name; a child with another prefix is no item.
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
        else if (end) items.leaveOut(at, end);
      }
    }
  }
  ended ??= { kept: items.kept.length, total: items.total + 1, behind: '' };
  if (ended.kept === 0 && ended.total > 0) return null;
  return {
    ...envelopeOf(root, channel, `${head ?? ''}${ended.behind}`),
    format: root.format,
    items: items.kept.slice(0, ended.kept),
    total: ended.total,
  };
}

type Ended = { kept: number; total: number; behind: string };

const SECTION_LENGTH = 800_000;
/** Lengths after trimming CDATA sections and, for `markup`, quoted values. */
const ITEM_LIMITS = { length: 1_000_000, markup: 50_000 };

class ItemReader {
  readonly kept: (string | null)[] = [];
  total = 0;
  ended = 0;
  #from: number | null = null;
  #parts: string[] = [];

  constructor(private readonly text: string) {}

  /** Closes an unclosed item, so that it does not swallow this one. */
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

  /** A comment, whose elements would count as the item's own. */
  leaveOut(at: number, end: number): void {
    if (this.#from === null) return;
    this.#parts.push(this.text.slice(this.#from, at));
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
