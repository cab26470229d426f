import { Budget } from '@/lib/provider/body/html/budget';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import { type Body, truncated } from '@/lib/story/body';
import { bodyText } from '@/lib/story/bodyText';
import { p, read, UPLOADS } from '@/lib/testing/bodies';
import { readHtml } from './bodyOfHtml';
import { bodyOfText } from './storyBody';

const CUT = truncated();
const times = (count: number, part: string | ((at: number) => string)) =>
  Array.from({ length: count }, (_, at) => (typeof part === 'string' ? part : part(at))).join('');

it('reads elements at any depth, the deepest as text', () => {
  expect(read(`${times(20_000, '<div>')}One <b>two</b>`)).toEqual([p('One two')]);
  expect(read(`${times(10_000, '<b><i>')}One`)).toEqual([
    p({ type: 'strong', content: [{ type: 'emphasis', content: ['One'] }] }),
  ]);
});

it('reads tables in so many tables, the deepest as paragraphs', () => {
  const html = `${times(12, '<table><td>a<td>')}b`;
  expect(read(html)).toMatchObject([{ type: 'table' }]);
  expect(JSON.stringify(read(html)).match(/"a/g)).toHaveLength(12);
});

describe('a body over a limit says so', () => {
  it.each<[string, string, Body]>([
    ['paragraphs', '<p>x', Array.from({ length: 20_000 }, () => p('x'))],
    [
      'rules',
      '<hr>x',
      Array.from({ length: 19_999 }, (_, at) => (at % 2 === 0 ? p('x') : { type: 'rule' })),
    ],
    [
      'links',
      '<p><a href=/>x</a>',
      Array.from({ length: 2_222 }, () =>
        p({ type: 'link', href: 'https://cms.narmada24.example/', content: ['x'] }),
      ),
    ],
  ])('of many %s', (_, html, blocks) => {
    expect(read(times(30_000, html))).toEqual([...blocks, CUT]);
  });

  it('of many items and cells, none of them cut', () => {
    expect(read(`<ul>${times(30_000, '<li>x')}</ul>`)).toEqual([
      {
        type: 'list',
        ordered: false,
        items: Array.from({ length: 10_000 }, () => ({ content: ['x'] })),
      }, // an item and its paragraph
      CUT,
    ]);
    const [table, end] = read(`<table>${times(9_000, '<tr><td>x<td>y')}</table>`);
    expect(table).toMatchObject({
      rows: Array.from({ length: 5_000 }, () => [{ content: ['x'] }, { content: ['y'] }]),
    });
    expect(end).toEqual(CUT);
  });

  it.each([
    ['pictures', (at: number) => `<img src=${UPLOADS}/${at}.jpg>`],
    ['players', () => '<iframe src=//youtu.be/aqz-KE-bpKQ></iframe>'],
    ['recordings', () => `<audio src=${UPLOADS}/a.mp3></audio>`],
    ['posts', () => '<blockquote class=twitter-tweet><a href=//x.com/a/status/1></a></blockquote>'],
  ])('of many %s', (_, part) => {
    const body = read(times(2_000, part));
    expect(body).toHaveLength(501);
    expect(body.at(-1)).toEqual(CUT);
  });

  it('of long URLs', () => {
    const body = read(times(300, (at) => `<p>x<p><img src=${UPLOADS}/${at}${times(1_500, 'a')}>`));
    expect(JSON.stringify(body).length).toBeLessThan(300_000);
    expect(body.at(-1)).toEqual(CUT);
  });

  it('of much text, after a whole paragraph', () => {
    const paragraph = times(100, 'मानसून ').trim();
    const body = read(times(500, `<p>${paragraph}</p>`));
    expect(body).toEqual([...Array.from({ length: 286 }, () => p(paragraph)), CUT]);
  });

  it('of one paragraph, which is all there is', () => {
    const body = read(`<p>${times(40_000, 'मानसून ')}</p><p>More.</p>`);
    expect(bodyText(body).length).toBeGreaterThan(199_990);
    expect(body).toHaveLength(2);
    expect(body.at(-1)).toEqual(CUT);
  });

  it('of much markup, after a whole paragraph', () => {
    const filler = `<!--${times(499_960, '-')}-->`;
    expect(read(`<p>One.</p><p>Two.</p>${filler}<p>Three, and more`)).toEqual([
      p('One.'),
      p('Two.'),
      CUT,
    ]);
    expect(read(`<p>One.</p>${times(24_000, '<i></i>')}<p>${times(9_000, 'a <i>b</i>')}`)).toEqual([
      p('One.'),
      CUT,
    ]);
  });

  it('and where the whole text is', () => {
    const text = Array.from({ length: 3 }, () => times(80_000, 'a')).join('\n\n');
    expect(bodyOfText(text, 'https://x.example/').slice(2)).toEqual([
      truncated('https://x.example/'),
    ]);
    expect(bodyOfText(times(300_000, 'a'))).toEqual([p(times(200_000, 'a')), CUT]);
    expect(bodyOfText(times(30_000, 'a\n\n'))).toHaveLength(20_001);
  });

  it('and no other does', () => {
    expect(read(times(19_999, '<p>x')).at(-1)).toEqual(p('x'));
    expect(read(`<p>${times(100, 'a<br>')}</p>`)).toHaveLength(1);
  });
});

/** Each stopped the process for a second to minutes, or was a RangeError. */
const COSTLY: Record<string, string> = {
  'line breaks': times(100_000, 'a<br>'),
  'lines of code': `<pre>${times(250_000, 'a\n')}`,
  'an endless srcset': `<img src=x srcset="${times(499_000, 'a')}">`,
  'endless class names': `<figure><img src=${UPLOADS}/a.jpg><figcaption><i class="${times(60_000, 'credit-')}!">x`,
  'players in players': times(99, '<video>') + times(33_000, '<source src=a>'),
  'posts in posts': times(99, '<blockquote class=twitter-tweet>') + times(40_000, '<a href=b>'),
  'captions in captions': times(99, '<figure><figcaption>') + times(30_000, '<cite>x</cite>'),
  'bookmarks in bookmarks': times(99, '<div class=kg-bookmark-card>') + times(60_000, '<p>a</p>'),
  'many children': `<figure><figcaption>${times(166_000, '<p>')}`,
  'marks opened anew': times(1_000, (at) => `<b id=${at}>`) + times(100_000, '<p>x'),
  'foster parents': `<table>${times(120_000, 'a<b>')}`,
  templates: times(50_000, '<template>'),
  attributes: `<p ${times(60_000, (at) => ` a${at}=b`)}>x`,
  'a wide table': `<table><tr>${times(15_000, '<td>')}<td>a</tr>${times(30_000, '<tr><td>a')}`,
};

it.each(Object.entries(COSTLY))('%s cost a bounded number of visits', (_, html) => {
  const budget = new Budget();
  const { blocks } = readHtml(
    html,
    { base: UPLOADS, media: { base: UPLOADS, sources: [] } },
    budget,
  );
  expect(budget.visits).toBeLessThanOrEqual(BODY_LIMITS.visits);
  expect(blocks.length).toBeLessThanOrEqual(BODY_LIMITS.parts);
});
