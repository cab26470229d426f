import { bodyText } from '@/lib/story/bodyText';
import type { Story } from '@/lib/story/story';
import { story } from '@/lib/testing/samples';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import recording from '@/sources/wordpress/recordings/liveblog.json';
import { storiesById } from './singlePosts';
import { wordpressSource } from './wordpressSource';

const wordpress = wordpressForTests({ LIVE_CATEGORY: 'Live' });

const POST = 864;
const LIVE = { id: 9001, name: 'Live', slug: 'live', parent: 0 };
const ENDED = { id: 9002, name: 'Live ended', slug: 'live-ended', parent: 0 };
const AT = Date.parse('2026-11-20T05:00:00.000Z') / 1000;

const post = (given: Record<string, unknown>) => {
  const found = wordpress.data().posts.find(({ id }) => id === POST);
  return Object.assign(found ?? {}, {
    date_gmt: '2026-11-20T04:00:00',
    modified_gmt: '2026-11-20T04:00:00',
    ...given,
  });
};
const parted = (...html: string[]) => ({ content: { rendered: html.join(''), protected: false } });

beforeEach(() => {
  wordpress.data().categories.push(LIVE, ENDED);
  wordpress.data().tags.push(LIVE);
  post({
    categories: [LIVE.id],
    ...parted('<p>Intro.</p>', '<h2>10:30 AM: It meets</h2><p>One.</p>'),
  });
});

async function read(): Promise<Story> {
  const result = await storiesById([String(POST)]);
  const found = result.ok ? [...result.value.values()].filter((each) => each !== 'gone') : [];
  return found[0] ?? story({ title: 'Not found' });
}
const updatesOf = ({ coverage }: Story) =>
  coverage?.updates.map(({ id, at, changedAt, headline, body }) => ({
    id,
    at,
    ...(changedAt && { changedAt }),
    headline,
    text: body && bodyText(body),
  }));

describe('a post of the live category', () => {
  it('has the parts of its text as updates', async () => {
    const found = await read();
    expect(found).toMatchObject({ live: 'on', modifiedAt: '2026-11-20T05:00:00.000Z' });
    expect(found.coverage).toMatchObject({ startedAt: '2026-11-20T04:00:00.000Z', endedAt: null });
    expect(found.body && bodyText(found.body)).toBe('Intro.');
    expect(updatesOf(found)).toEqual([
      { id: 't202611200500', at: '2026-11-20T05:00:00.000Z', headline: 'It meets', text: 'One.' },
    ]);
  });

  it.each([
    ['by a tag as well', { categories: [], tags: [LIVE.id] }, 'on'],
    ['that has ended', { categories: [LIVE.id, ENDED.id] }, 'ended'],
    ['that is in the category of ended ones alone', { categories: [ENDED.id] }, 'ended'],
    ['no more', { categories: [] }, undefined],
  ])('%s', async (_, given, live) => {
    post(given);
    const found = await read();
    expect([found.live, found.coverage !== undefined]).toEqual([live, live !== undefined]);
    const feed = await wordpressSource.feed('news');
    const listed = feed.ok ? feed.value.byId.get(String(POST)) : undefined;
    expect(listed?.live).toBe(live);
    expect(found.tags?.some(({ slug }) => slug === 'live') ?? false).toBe(false);
  });

  it('is not filed under it', async () => {
    expect((await read()).category).toBeNull();
    post({ categories: [LIVE.id, 151], modified_gmt: '2026-11-20T04:10:00' });
    expect((await read()).category).toBe('business');
  });

  it('has ended with its last update', async () => {
    post({ categories: [ENDED.id] });
    expect((await read()).coverage?.endedAt).toBe('2026-11-20T05:00:00.000Z');
  });

  it('has its edits dated', async () => {
    await read();
    post({
      modified_gmt: '2026-11-20T05:10:00',
      ...parted('<h2>10:30 AM: It meets</h2><p>Edited.</p>'),
    });
    expect(updatesOf(await read())).toMatchObject([
      { id: 't202611200500', changedAt: expect.any(String), text: 'Edited.' },
    ]);
  });
});

const entry = (id: number, given: Record<string, unknown> = {}) => ({
  id,
  type: 'new',
  render: `<p>Entry ${id}.</p>`,
  content: `Entry ${id}.`,
  css_classes: 'liveblog',
  timestamp: AT + id,
  entry_time: AT + id,
  authors: [{ id: 1, key: 'desk', name: 'Assembly desk', avatar: '<img>' }],
  ...given,
});
const at = (second: number) => new Date((AT + second) * 1000).toISOString();
const told = (id: number, given = {}) => ({
  id: `${id}`,
  at: at(id),
  headline: '',
  text: `Entry ${id}.`,
  ...given,
});

describe('entries of the Liveblog plug-in', () => {
  it.each<[string, object[], object[]]>([
    ['new ones', [entry(1), entry(2)], [told(2), told(1)]],
    [
      'an edit',
      [entry(1), entry(1, { type: 'update', timestamp: AT + 60, render: '<p>Edited.</p>' })],
      [told(1, { changedAt: at(60), text: 'Edited.' })],
    ],
    [
      'a withdrawal',
      [entry(1), entry(2), entry(1, { type: 'delete', timestamp: AT + 60 })],
      [told(2)],
    ],
    [
      'an edit without the first time',
      [entry(1), entry(1, { type: 'update', timestamp: AT + 60, entry_time: null })],
      [told(1, { changedAt: at(60) })],
    ],
    [
      'both, out of order',
      [
        entry(1, { type: 'delete', timestamp: AT + 60 }),
        entry(1, { type: 'update', timestamp: AT + 30 }),
        entry(1),
        entry(2),
      ],
      [told(2)],
    ],
    [
      'a headline is the first heading',
      [entry(1, { render: '<h3>Rain</h3><p>It rains.</p>' })],
      [told(1, { headline: 'Rain', text: 'It rains.' })],
    ],
    [
      'a bad one is dropped alone',
      [entry(1), entry(2, { timestamp: 'soon' }), entry(3, { render: ' ' }), { id: 4 }],
      [told(1)],
    ],
    [
      'hostile HTML',
      [entry(1, { render: '<script>xss()</script><p onclick=xss()>Entry 1.</p>' })],
      [told(1)],
    ],
    ['none yet', [], []],
  ])('%s', async (_, entries, expected) => {
    jest.mocked(console.warn).mockImplementation(() => {}); // of what it drops
    wordpress.covers(
      POST,
      entries.map((each) => ({ ...each })),
    );
    const found = await read();
    expect(updatesOf(found)).toEqual(expected);
    expect(found.body && bodyText(found.body)).toContain('It meets');
  });

  it('are read as a real one answers', async () => {
    wordpress.covers(POST, recording.answer.entries);
    expect(updatesOf(await read())).toEqual([
      { id: '3', at: '2026-11-27T04:53:12.000Z', headline: '', text: 'Members ask for boats.' },
      {
        id: '2',
        at: '2026-11-27T04:53:11.000Z',
        headline: 'The House meets',
        text: 'The bell rang for six minutes.',
      },
    ]);
  });

  it('have an author and may be key moments', async () => {
    wordpress.covers(POST, [entry(1, { key_event: true })]);
    expect((await read()).coverage?.updates).toMatchObject([
      { author: 'Assembly desk', isKey: true },
    ]);
  });

  it('of another post leave this one to its text', async () => {
    wordpress.covers(POST + 1, [entry(1)]);
    expect(updatesOf(await read())).toMatchObject([{ headline: 'It meets' }]);
  });

  it('are not asked for without the plug-in', async () => {
    await read();
    expect(wordpress.routesAsked().filter((route) => route.includes('liveblog'))).toEqual([]);
  });

  it('stay while the plug-in fails, and say so', async () => {
    wordpress.covers(POST, [entry(1)]);
    expect((await read()).coverage).not.toHaveProperty('isStale');
    jest.mocked(console.error).mockImplementation(() => {});
    const until = Math.ceil(Date.now() / 10_000) * 10;
    for (const end of [until, until + 10])
      wordpress.fail(`/liveblog/v1/${POST}/entries/0/${end}`, (response) =>
        response.writeHead(500).end(),
      );
    const found = await read();
    expect(updatesOf(found)).toEqual([told(1)]);
    expect(found.coverage).toHaveProperty('isStale', true);
  });
});
