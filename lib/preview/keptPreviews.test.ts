/** @jest-environment node */
import { keptPreview, type Preview, previewAt } from './keptPreviews';

const preview = (bytes: number, lasting = true): Preview => ({
  bytes: new Uint8Array(bytes),
  lasting,
});
const address = (name: string, made = 'aaaaaaaaaaaa') => ({ name, locale: 'en', made }) as const;
const put = (name: string, given: Preview, made?: string) =>
  previewAt(address(name, made), () => Promise.resolve(given));
const MB = 1_000_000;

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('narmada24.previews'));
});

describe('previewAt', () => {
  it('makes a preview once for all who ask meanwhile, and then has it', async () => {
    const make = jest.fn(() => Promise.resolve(preview(1)));
    const [first, joined] = await Promise.all([
      previewAt(address('a'), make),
      previewAt(address('a'), make),
    ]);
    const later = await previewAt(address('a'), make);
    expect([joined.bytes, later.bytes]).toEqual([first.bytes, first.bytes]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    await expect(previewAt(address('a'), () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(await put('a', preview(3))).toEqual(preview(3));
  });

  it('keeps one picture of a subject: the newest', async () => {
    await put('a', preview(1), 'aaaaaaaaaaaa');
    await put('a', preview(2), 'bbbbbbbbbbbb');
    expect(keptPreview(address('a', 'aaaaaaaaaaaa'))).toBeNull();
    expect(keptPreview(address('a', 'bbbbbbbbbbbb'))).toMatchObject(preview(2));
  });

  it('keeps the languages apart', async () => {
    await put('a', preview(1));
    expect(keptPreview({ ...address('a'), locale: 'hi' })).toBeNull();
  });

  it('forgets what was asked for longest ago, once there are over 64 MB', async () => {
    for (const name of ['a', 'b', 'c']) await put(name, preview(20 * MB));
    expect(keptPreview(address('a'))).not.toBeNull();
    await put('d', preview(20 * MB));
    expect(['a', 'b', 'c', 'd'].map((name) => keptPreview(address(name)) !== null)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  it('counts a picture’s bytes once when a newer one takes its place', async () => {
    for (const made of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc', 'dddddddddddd'])
      await put('a', preview(20 * MB), made);
    await put('b', preview(20 * MB));
    expect(keptPreview(address('a', 'dddddddddddd'))).not.toBeNull();
  });

  it('keeps a stand-in for a minute', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    await put('a', preview(1, false));
    jest.setSystemTime(60_000);
    expect(keptPreview(address('a'))).not.toBeNull();
    jest.setSystemTime(60_001);
    expect(keptPreview(address('a'))).toBeNull();
  });
});
