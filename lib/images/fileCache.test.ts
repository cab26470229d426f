import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fileCache } from './fileCache';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'file-cache-'));
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});
const caches: ReturnType<typeof fileCache>[] = [];
afterEach(async () => {
  // What counts its files still would count them in the next test.
  await Promise.all(caches.splice(0).map((cache) => cache.settled()));
  rmSync(root, { recursive: true });
});

/** One block of most file systems. */
const BLOCK = 4096;
function cacheOf(limitBytes = 2.5 * BLOCK, folder = 'kept') {
  const cache = fileCache({ folder: () => folder, limitBytes });
  caches.push(cache);
  return cache;
}
/** As the fitted pictures are called; in the order of their short names. */
const named = (short: string) => `${Buffer.from(short).toString('hex').padStart(64, '0')}.webp`;
const kept = () =>
  readdirSync(join(root, 'kept')).map((name) =>
    Buffer.from(name.replace(/^(?:00)+/, '').replace(/\.\w+$/, ''), 'hex').toString(),
  );
const bytes = (length: number) => new Uint8Array(length).fill(7);
const age = (name: string, seconds: number) =>
  utimesSync(join(root, 'kept', named(name)), Date.now() / 1000, Date.now() / 1000 - seconds);

describe('fileCache', () => {
  it('gives back what was written, after a restart too', async () => {
    await cacheOf().write(named('a'), bytes(3));
    expect(await cacheOf().read(named('a'))).toEqual({
      bytes: bytes(3),
      ageMs: expect.any(Number),
    });
  });

  it('has nothing else', async () => {
    expect(await cacheOf().read(named('a'))).toBeNull();
  });

  it('gives the age', async () => {
    await cacheOf().write(named('a'), bytes(3));
    age('a', 7200);
    expect((await cacheOf().read(named('a')))?.ageMs).toBeGreaterThanOrEqual(7_200_000);
  });

  it('takes a file from the future, since the clock was set back, for as old as it is ahead', async () => {
    await cacheOf().write(named('a'), bytes(3));
    age('a', -7200);
    expect((await cacheOf().read(named('a')))?.ageMs).toBeGreaterThan(7_190_000);
  });

  it('drops the oldest when it is full, those of an earlier run too', async () => {
    await cacheOf().write(named('oldest'), bytes(400));
    age('oldest', 100);
    const cache = cacheOf();
    await cache.write(named('older'), bytes(300));
    age('older', 50);
    await cache.settled();
    await cache.write(named('newest'), bytes(400));
    await cache.settled();
    expect(kept().sort()).toEqual(['newest', 'older']);
  });

  it('counts whole blocks of the disk, of small files too', async () => {
    const cache = cacheOf(10.5 * BLOCK);
    for (let at = 10; at < 22; at++) {
      await cache.write(named(`${at}`), bytes(66));
      age(`${at}`, 100 - at);
      await cache.settled();
    }
    // Eleven are too many, and eight are left of ten and a half.
    expect(kept()).toEqual(['13', '14', '15', '16', '17', '18', '19', '20', '21']);
  });

  it('lets nobody wait for the oldest to be removed', async () => {
    const cache = cacheOf();
    mkdirSync(join(root, 'kept'));
    let end = () => {};
    const list = jest
      .spyOn(fs, 'readdir')
      .mockReturnValue(new Promise((done) => (end = () => done([]))));
    await cache.write(named('a'), bytes(3));
    expect(list).toHaveBeenCalledTimes(1);
    end();
  });

  it('opens few of its files at once to count them', async () => {
    mkdirSync(join(root, 'kept'));
    for (let at = 0; at < 200; at++) writeFileSync(join(root, 'kept', named(`${at}`)), 'x');
    const { stat } = fs;
    let [open, most] = [0, 0];
    jest.spyOn(fs, 'stat').mockImplementation(async (path) => {
      most = Math.max(most, ++open);
      const found = await stat(path);
      open--;
      return found;
    });
    const cache = cacheOf(1_000_000);
    await cache.write(named('a'), bytes(3));
    await cache.settled();
    expect(most).toBe(64);
  });

  it.each([['with room'], ['on a full disk']])(
    'counts and deletes nothing that it has not made, and says that it is there: %s',
    async (disk) => {
      expectConsole('warn', /pictures: PICTURE_CACHE has 3 other files or folders/);
      const others = ['notes.txt', `${'a'.repeat(64)}.pdf`, 'desk'];
      mkdirSync(join(root, 'kept', 'desk'), { recursive: true });
      for (const name of others.slice(0, 2)) {
        writeFileSync(join(root, 'kept', name), bytes(3 * BLOCK));
        utimesSync(join(root, 'kept', name), 1, 1);
      }
      const cache = cacheOf();
      await cache.write(named('a'), bytes(3));
      await cache.settled();
      if (disk === 'on a full disk') {
        expectConsole('error', /ENOSPC/);
        const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
        jest.spyOn(fs, 'writeFile').mockRejectedValueOnce(full);
      }
      await cache.write(named('b'), bytes(3));
      await cache.settled();
      expect(readdirSync(join(root, 'kept'))).toEqual(expect.arrayContaining(others));
      expect(jest.mocked(console.warn).mock.calls).toHaveLength(1);
      if (disk === 'with room') expect(kept()).toEqual(expect.arrayContaining(['a', 'b']));
    },
  );

  it('leaves no half of a file, and makes room, when the disk is full', async () => {
    expectConsole('error', /pictures: cannot write to PICTURE_CACHE: .*ENOSPC/);
    const cache = cacheOf(100 * BLOCK);
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await cache.write(named(name), bytes(3));
      age(name, 200 - name.charCodeAt(0));
    }
    const { writeFile } = fs;
    jest.spyOn(fs, 'writeFile').mockImplementationOnce(async (path) => {
      await writeFile(path, 'half');
      throw Object.assign(new Error('write'), { code: 'ENOSPC' });
    });
    await cache.settled();
    await cache.write(named('f'), bytes(3));
    await cache.settled();
    expect(kept().sort()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('counts anew after a failure, and goes on dropping the oldest', async () => {
    expectConsole('error', /pictures: cannot write to PICTURE_CACHE/);
    const cache = cacheOf();
    writeFileSync(join(root, 'kept'), 'a file in the folder’s place');
    await cache.write(named('a'), bytes(3));
    rmSync(join(root, 'kept'));
    await cache.write(named('older'), bytes(2 * BLOCK));
    age('older', 50);
    await cache.settled();
    await cache.write(named('newest'), bytes(BLOCK));
    await cache.settled();
    expect(kept()).toEqual(['newest']);
  });

  it('keeps files in an absolute folder', async () => {
    const cache = cacheOf(1000, join(root, 'elsewhere'));
    await cache.write(named('a'), bytes(3));
    expect(readdirSync(join(root, 'elsewhere'))).toEqual([named('a')]);
  });

  it('works without a cache where nothing can be written, and logs it once', async () => {
    expectConsole('error', /pictures: cannot write to PICTURE_CACHE/);
    writeFileSync(join(root, 'kept'), 'a file in the folder’s place');
    const cache = cacheOf();
    await cache.write(named('a'), bytes(3));
    await cache.write(named('b'), bytes(3));
    expect(jest.mocked(console.error).mock.calls).toHaveLength(1);
    expect(await cache.read(named('a'))).toBeNull();
  });
});
