import { err, ok } from '@/lib/result';
import { archive, archiveSource, fillArchive } from '@/lib/testing/archiveSource';
import { story } from '@/lib/testing/samples';
import { boundedSource } from './boundedSource';

const source = boundedSource(archiveSource);
const find = async (...ids: string[]) => {
  const found = await source.stories?.(ids);
  return found?.ok ? [...found.value.keys()] : found;
};
const calls = () => archive.calls.splice(0);
const times = <T>(count: number, ask: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => ask(at)));

let now: number;
beforeEach(() => {
  jest.useFakeTimers();
  now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const stories = ['9', '8', '7', 'old'].map((id) =>
    story({ id, tags: [{ slug: `tag-of-${id}`, name: 'Rain' }] }),
  );
  fillArchive({ stories, listed: 2, addresses: { '/pul': '7' } });
});
afterEach(() => jest.useRealTimers());

/** Lets time go by, and what waits for it. */
const pass = async (ms: number) => {
  now += ms;
  await jest.advanceTimersByTimeAsync(ms);
};

describe('a story', () => {
  it('that is not there is not asked for again for a minute', async () => {
    expect(await find('made-up')).toEqual([]);
    expect(await find('made-up')).toEqual([]);
    await pass(59_999);
    expect(await find('made-up')).toEqual([]);
    expect(calls()).toEqual(['stories made-up']);
    await pass(1);
    await find('made-up');
    expect(calls()).toEqual(['stories made-up']);
  });

  it('that was taken back is not asked for again for a minute either', async () => {
    const stories = jest.fn(async () => ok(new Map([['7', 'gone' as const]])));
    const withdrawing = boundedSource({ ...archiveSource, stories });
    for (let asked = 0; asked < 2; asked++)
      expect(await withdrawing.stories?.(['7'])).toEqual(ok(new Map([['7', 'gone']])));
    expect(stories).toHaveBeenCalledTimes(1);
  });

  it('that is named after all is asked for at once', async () => {
    await find('new');
    fillArchiveKeeping([story({ id: 'new' })]);
    expect(await find('new')).toEqual([]);
    await source.archive?.({ by: 'all' }, { number: 1, size: 10 });
    expect(await find('new')).toEqual(['new']);
  });

  it('of several that one request asks for costs one call', async () => {
    expect(await find('7', 'old', 'a', 'b')).toEqual(['7', 'old']);
    expect(calls()).toEqual(['stories 7 old a b']);
  });
});

/** The source has these now; what is remembered stays. */
function fillArchiveKeeping(stories: typeof archive.stories): void {
  archive.stories = stories;
}

describe('a flood of ids that somebody makes up', () => {
  const flood = (count: number) => times(count, (at) => find(`x${at}`));

  it('is looked up a hundred at a time', async () => {
    for (let at = 0; at < 60; at++) await find(`first${at}`);
    expect(calls()).toHaveLength(60);
    const asked = flood(1_000);
    await pass(500);
    expect(calls().map((call) => call.split(' ').length - 1)).toEqual([100, 100, 100, 100, 100]);
    await pass(500);
    expect((await asked).every((found) => Array.isArray(found))).toBe(true);
  });

  it('keeps no old story from being found, nor one that the source has named', async () => {
    for (let at = 0; at < 60; at++) await find(`first${at}`);
    await source.feed('news');
    await source.sitemap?.({ number: 1, size: 100 });
    calls();
    const asked = flood(200);
    expect(await find('9')).toEqual(['9']);
    expect(calls()).toEqual(['stories 9']);
    fillArchiveKeeping([...archive.stories, story({ id: 'never-named' })]);
    const old = find('never-named');
    await pass(300);
    expect(await old).toEqual(['never-named']);
    await asked;
  });

  it('keeps no story of the lists from being found', async () => {
    const listed = story({ id: '7' });
    const ofLists = boundedSource({
      ...archiveSource,
      lastFeed: () => ({
        list: ok([]),
        byId: new Map([[listed.id, listed]]),
        stories: [listed],
        valid: true,
        coverage: 'complete',
      }),
    });
    for (let at = 0; at < 60; at++) await find(`first${at}`);
    calls();
    const found = ofLists.stories?.(['7']);
    await pass(0);
    expect(calls()).toEqual(['stories 7']);
    expect(await found).toMatchObject({ ok: true });
  });

  it('beyond a thousand is answered by "not known", never by "not there"', async () => {
    for (let at = 0; at < 60; at++) await find(`first${at}`);
    const asked = times(1_010, (at) => find(`x${at}`));
    await pass(2_000);
    const failed = (await asked).filter((found) => !Array.isArray(found));
    expect(failed).toEqual(Array.from({ length: 10 }, () => err(expect.any(String))));
  });

  it('leaves addresses and archives alone', async () => {
    for (let at = 0; at < 61; at++) void find(`first${at}`);
    expect(await source.idsAt?.(['/pul'])).toEqual(ok(new Map([['/pul', '7']])));
    expect(await source.archive?.({ by: 'tag', slug: 'made-up' }, { number: 1, size: 10 })).toEqual(
      ok({ stories: [], total: 0 }),
    );
  });
});

describe('a flood of pages of an archive', () => {
  const page = (by: 'author' | 'tag', slug: string, number = 1) =>
    source.archive?.({ by, slug }, { number, size: 2 });
  const words = (query: string) =>
    source.archive?.({ by: 'words', words: query }, { number: 1, size: 2 });

  it('of made-up slugs is let through sixty times, then ten times a second', async () => {
    await times(100, async (at) => page('tag', `x${at}`));
    expect(calls()).toHaveLength(60);
    await pass(1_000);
    await times(100, async (at) => page('tag', `y${at}`));
    expect(calls()).toHaveLength(10);
    expect(await page('tag', 'z')).toEqual(err(expect.any(String)));
    expect(await page('author', 'z')).toMatchObject({ ok: true });
    expect(await words('z')).toMatchObject({ ok: true });
  });

  it('asks for the tag of a story all the same', async () => {
    await find('old');
    await times(100, async (at) => page('tag', `x${at}`));
    expect(await page('tag', 'tag-of-old')).toMatchObject({ ok: true, value: { total: 1 } });
  });

  it('asks once a minute for what is empty, and for nothing beyond the last page', async () => {
    await page('tag', 'made-up');
    await page('tag', 'made-up');
    await source.archive?.({ by: 'all' }, { number: 2, size: 2 });
    expect(calls()).toHaveLength(2);
    const beyond = await source.archive?.({ by: 'all' }, { number: 3, size: 2 });
    expect([beyond, calls()]).toEqual([ok({ stories: [], total: 4 }), []]);
  });
});
