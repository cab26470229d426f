import { getCachedSocialCard, type SocialCard, getOrCreateSocialCard } from './socialCardCache';

const socialCard = (bytes: number, immutable = true): SocialCard => ({
  bytes: new Uint8Array(bytes),
  immutable,
});
const url = (name: string, hash = 'aaaaaaaaaaaa') => ({ name, locale: 'en', hash }) as const;
const store = (name: string, given: SocialCard, hash?: string) =>
  getOrCreateSocialCard(url(name, hash), () => Promise.resolve(given));
const MB = 1_000_000;

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.socialCards'));
});

describe('getOrCreateSocialCard', () => {
  it('makes a social card once for all who ask meanwhile, and then has it', async () => {
    const make = jest.fn(() => Promise.resolve(socialCard(1)));
    const [first, joined] = await Promise.all([
      getOrCreateSocialCard(url('a'), make),
      getOrCreateSocialCard(url('a'), make),
    ]);
    const later = await getOrCreateSocialCard(url('a'), make);
    expect([joined.bytes, later.bytes]).toEqual([first.bytes, first.bytes]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    await expect(
      getOrCreateSocialCard(url('a'), () => Promise.reject(new Error('no'))),
    ).rejects.toThrow('no');
    expect(await store('a', socialCard(3))).toEqual(socialCard(3));
  });

  it('keeps one picture of a subject: the newest', async () => {
    await store('a', socialCard(1), 'aaaaaaaaaaaa');
    await store('a', socialCard(2), 'bbbbbbbbbbbb');
    expect(getCachedSocialCard(url('a', 'aaaaaaaaaaaa'))).toBeNull();
    expect(getCachedSocialCard(url('a', 'bbbbbbbbbbbb'))).toMatchObject(socialCard(2));
  });

  it('keeps the languages apart', async () => {
    await store('a', socialCard(1));
    expect(getCachedSocialCard({ ...url('a'), locale: 'hi' })).toBeNull();
  });

  it('forgets what was asked for longest ago, once there are over 64 MB', async () => {
    for (const name of ['a', 'b', 'c']) await store(name, socialCard(20 * MB));
    expect(getCachedSocialCard(url('a'))).not.toBeNull();
    await store('d', socialCard(20 * MB));
    expect(['a', 'b', 'c', 'd'].map((name) => getCachedSocialCard(url(name)) !== null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('counts a picture’s bytes once when a newer one takes its place', async () => {
    for (const hash of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd'])
      await store('a', socialCard(20 * MB), hash);
    await store('b', socialCard(20 * MB));
    expect(getCachedSocialCard(url('a', 'dddddddddddd'))).not.toBeNull();
  });

  it('keeps a fallback for a minute', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    await store('a', socialCard(1, false));
    jest.advanceTimersByTime(60_000);
    expect(getCachedSocialCard(url('a'))).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(getCachedSocialCard(url('a'))).toBeNull();
  });
});
