import { getCachedPreview, type Preview, getOrCreatePreview } from './previewCache';

const preview = (bytes: number, immutable = true): Preview => ({
  bytes: new Uint8Array(bytes),
  immutable,
});
const url = (name: string, hash = 'aaaaaaaaaaaa') => ({ name, locale: 'en', hash }) as const;
const store = (name: string, given: Preview, hash?: string) =>
  getOrCreatePreview(url(name, hash), () => Promise.resolve(given));
const MB = 1_000_000;

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.previews'));
});

describe('getOrCreatePreview', () => {
  it('makes a preview once for all who ask meanwhile, and then has it', async () => {
    const make = jest.fn(() => Promise.resolve(preview(1)));
    const [first, joined] = await Promise.all([
      getOrCreatePreview(url('a'), make),
      getOrCreatePreview(url('a'), make),
    ]);
    const later = await getOrCreatePreview(url('a'), make);
    expect([joined.bytes, later.bytes]).toEqual([first.bytes, first.bytes]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    await expect(
      getOrCreatePreview(url('a'), () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    expect(await store('a', preview(3))).toEqual(preview(3));
  });

  it('keeps one picture of a subject: the newest', async () => {
    await store('a', preview(1), 'aaaaaaaaaaaa');
    await store('a', preview(2), 'bbbbbbbbbbbb');
    expect(getCachedPreview(url('a', 'aaaaaaaaaaaa'))).toBeNull();
    expect(getCachedPreview(url('a', 'bbbbbbbbbbbb'))).toMatchObject(preview(2));
  });

  it('keeps the languages apart', async () => {
    await store('a', preview(1));
    expect(getCachedPreview({ ...url('a'), locale: 'hi' })).toBeNull();
  });

  it('forgets what was asked for longest ago, once there are over 64 MB', async () => {
    for (const name of ['a', 'b', 'c']) await store(name, preview(20 * MB));
    expect(getCachedPreview(url('a'))).not.toBeNull();
    await store('d', preview(20 * MB));
    expect(['a', 'b', 'c', 'd'].map((name) => getCachedPreview(url(name)) !== null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('counts a picture’s bytes once when a newer one takes its place', async () => {
    for (const hash of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd'])
      await store('a', preview(20 * MB), hash);
    await store('b', preview(20 * MB));
    expect(getCachedPreview(url('a', 'dddddddddddd'))).not.toBeNull();
  });

  it('keeps a fallback for a minute', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    await store('a', preview(1, false));
    jest.advanceTimersByTime(60_000);
    expect(getCachedPreview(url('a'))).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(getCachedPreview(url('a'))).toBeNull();
  });
});
