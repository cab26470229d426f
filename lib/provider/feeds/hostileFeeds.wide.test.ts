import fc from 'fast-check';
import { readList } from '@/lib/provider/source/readList';
import { feedItemSchema } from './feedItem';
import { readItems } from './readItems';
import { toStory } from './toStory';
import { xmlFeed } from './xmlItems';

const FROM = { url: new URL('https://news.example/rss') };
const MEDIA = { base: 'https://news.example/', sources: [] };

beforeEach(() => jest.mocked(console.warn).mockImplementation(() => {})); // of entries left out

async function read(feed: string) {
  const answer = await readList(
    Buffer.from(feed),
    (json) => {
      const { data } = feedItemSchema.safeParse(json);
      return data ? toStory(data, FROM, MEDIA) : null;
    },
    {
      feed: '/feeds/1',
      keep: 'first',
      known: new Map(),
      identity: ({ id }) => id,
      parse: (body) => readItems(body, null),
    },
  );
  return answer && answer.kind !== 'other' ? answer : null;
}

const titlesIn = async (feed: string) => (await read(feed))?.kept.map(({ title }) => title) ?? null;

const NS =
  'xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"';

/** Each format around items, and an item of it. */
const FORMATS = {
  rss: {
    around: (items: string) =>
      `<?xml version="1.0"?><rss version="2.0" ${NS}><channel><title>T</title>${items}</channel></rss>`,
    item: (content: string) => `<item>${content}</item>`,
    id: 'guid',
  },
  rdf: {
    around: (items: string) =>
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" ${NS}>${items}</rdf:RDF>`,
    item: (content: string) => `<item>${content}</item>`,
    id: 'link',
  },
  atom: {
    around: (items: string) =>
      `<feed xmlns="http://www.w3.org/2005/Atom" ${NS}><title>T</title>${items}</feed>`,
    item: (content: string) => `<entry>${content}</entry>`,
    id: 'id',
  },
};
const good = (name: string, { item, id }: (typeof FORMATS)['rss']) =>
  item(`<title>${name}</title><${id}>https://news.example/${name}</${id}>`);

const NAMES = [
  ...['item', 'entry', 'rss', 'feed', 'rdf:RDF', 'channel', 'title', 'link', 'guid', 'id'],
  ...['description', 'content', 'content:encoded', 'media:content', 'media:group', 'summary'],
  ...['category', 'pubDate', 'author', 'x', 'x:y', '__proto__', 'constructor', 'a'.repeat(300)],
];

/** Parts of documents, well formed or not; a comment or section that is opened ends in its item. */
const { part } = fc.letrec<{ part: string; parts: string }>((tie) => ({
  parts: fc.array(tie('part'), { maxLength: 6 }).map((all) => all.join('')),
  part: fc.oneof(
    { withCrossShrink: true },
    fc.constantFrom('a', '&', '&amp;', '&#0;', '&b;', '<', '>', '"', "'", '\u0000', '\uD800', ' '),
    fc.constantFrom('<!-- <item> -->', '<![CDATA[</item><item>]]>', ']]>', '-->', '<?x <item> ?>'),
    fc.constantFrom('<!DOCTYPE x [<!ENTITY b "&b;&b;">]>', '<a href="', "<a b='", '<a b', '</'),
    fc
      .tuple(fc.constantFrom(...NAMES), fc.constantFrom('', ' a="1"', ' xmlns:x="y"', " b='<'"))
      .chain(([name, attributes]) =>
        fc.oneof(
          tie('parts').map((inner) => `<${name}${attributes}>${inner}</${name}>`),
          fc.constantFrom(`<${name}${attributes}>`, `<${name}${attributes}/>`, `</${name}>`),
        ),
      ),
    fc
      .tuple(fc.constantFrom('<a>', '<a b="1"/>', 'a ', '<title>', '&lt;'), fc.nat(300))
      .map(([repeated, times]) => repeated.repeat(times)),
  ),
}));
const parts = fc.array(part, { maxLength: 12 }).map((all) => all.join(''));
const format = fc.constantFrom(...Object.values(FORMATS));

it('no document makes reading fail, whatever it holds and wherever it is cut off', async () => {
  const document = fc
    .tuple(format, fc.array(parts, { maxLength: 5 }), fc.boolean(), fc.nat(1_000))
    .map(([{ around, item }, items, isWhole, cut]) => {
      const whole = around(items.map((content) => item(content)).join(''));
      return isWhole ? whole : whole.slice(0, -cut);
    });
  await fc.assert(
    fc.asyncProperty(document, async (feed) => {
      const answer = await read(feed);
      expect(answer?.kept.length ?? 0).toBeLessThanOrEqual(answer?.total ?? 0);
    }),
    { numRuns: 100 },
  );
});

it('the items around a bad one are read', async () => {
  await fc.assert(
    fc.asyncProperty(format, parts, async (one, content) => {
      const titles = await titlesIn(
        one.around(good('before', one) + one.item(content) + good('behind', one)),
      );
      expect(titles?.at(0)).toBe('before');
      expect(titles?.at(-1)).toBe('behind');
    }),
    { numRuns: 150 },
  );
});

const { around, item } = FORMATS.rss;
const title = '<title>Bad</title><guid>bad</guid>';

describe('beside good items', () => {
  it.each([
    ['a name of a prototype', item(`${title}<__proto__>a</__proto__>`)],
    ['elements nested 100,000 deep', item(title + '<a>'.repeat(100_000))],
    ['100,000 attributes', item(`${title}<a${' b="1"'.repeat(100_000)}/>`)],
    ['100,000 attributes behind a bracket', item(`${title}<a b=">"${' c'.repeat(100_000)}/>`)],
    ['100,000 pictures', item(title + '<media:content url="a"/>'.repeat(100_000))],
    ['a name of a megabyte', item(`${title}<${'a'.repeat(1e6)}/>`)],
    ['two megabytes of text', item(title + 'a '.repeat(1e6))],
    ['an item without its end', `<item>${title}<b>`],
    ['the end of the feed', item(`${title}</channel></rss>`)],
    ['a section without an end', item(`${title}<![CDATA[`)],
    ['a comment without an end', item(`${title}<!--`)],
    ['a quotation mark too many', item(`${title}<a href="x>`)],
    ['empty items', '<item/>'.repeat(10)],
  ])('%s costs itself alone', async (_, bad) => {
    const feed = around(good('a', FORMATS.rss) + bad + good('b', FORMATS.rss));
    expect((await titlesIn(feed))?.filter((name) => name !== 'Bad')).toEqual(['a', 'b']);
  });

  it('a section of two megabytes is cut', async () => {
    const bad = item(`${title}<description><![CDATA[${'a '.repeat(1e6)}]]></description>`);
    expect(await titlesIn(around(good('a', FORMATS.rss) + bad))).toEqual(['a', 'Bad']);
  });
});

describe('the work grows with the length alone', () => {
  /** In characters: the windows of the scan, what it looks for an end in, what the parser is given. */
  function workOf(feed: string): number {
    let work = 0;
    const { indexOf } = String.prototype;
    jest.spyOn(String.prototype, 'indexOf').mockImplementation(function (
      this: string,
      mark,
      from = 0,
    ) {
      const at = indexOf.call(this, mark, from);
      work += (at < 0 ? this.length : at) - from;
      return at;
    });
    const scan = xmlFeed(feed);
    let step = scan.next();
    for (; !step.done; step = scan.next()) work += 250_000;
    jest.restoreAllMocks();
    return (step.value?.items ?? []).reduce((sum, raw) => sum + (raw?.length ?? 0), work);
  }

  it.each([
    ['comments behind the end', (n: number) => `${around('')}${'<!---->'.repeat(n)}x`],
    ['blanks before', (n: number) => ' '.repeat(7 * n) + around('')],
    ['comments without an end', (n: number) => around('<!-- '.repeat(n))],
    ['sections without an end', (n: number) => around('<![CDATA['.repeat(n))],
    ['items', (n: number) => around('<item><a/></item>'.repeat(n))],
    ['items without an end', (n: number) => around('<item '.repeat(n))],
    ['channels without an end', (n: number) => `<rss>${'<channel '.repeat(n)}</rss>`],
    ['doctypes without an end', (n: number) => '<!DOCTYPE ['.repeat(n) + around('')],
    ['elements of one item', (n: number) => around(item('<a/>'.repeat(n)))],
    ['attributes', (n: number) => around(item(`<a ${'b="1" '.repeat(n)}/>`))],
    ['ends of the root', (n: number) => around('</rss>'.repeat(n))],
  ])('%s', (_, make) => {
    expect(workOf(make(100_000))).toBeLessThanOrEqual(2.5 * workOf(make(50_000)));
  });
});
