import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fileCache } from './fileCache';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'file-cache-'));
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const cacheOf = (limitBytes = 1000) => fileCache({ folder: () => 'kept', limitBytes });
const bytes = (length: number) => new Uint8Array(length).fill(7);
const age = (name: string, seconds: number) =>
  utimesSync(join(root, 'kept', name), Date.now() / 1000, Date.now() / 1000 - seconds);

describe('fileCache', () => {
  it('gives back what was written, after a restart too', async () => {
    await cacheOf().write('a', bytes(3));
    expect(await cacheOf().read('a')).toEqual({ bytes: bytes(3), ageMs: expect.any(Number) });
  });

  it('has nothing else', async () => {
    expect(await cacheOf().read('a')).toBeNull();
  });

  it('gives the age', async () => {
    await cacheOf().write('a', bytes(3));
    age('a', 7200);
    expect((await cacheOf().read('a'))?.ageMs).toBeGreaterThanOrEqual(7_200_000);
  });

  it('drops the oldest when it is full, those of an earlier run too', async () => {
    await cacheOf().write('oldest', bytes(400));
    age('oldest', 100);
    const cache = cacheOf();
    await cache.write('older', bytes(300));
    age('older', 50);
    await cache.write('newest', bytes(400));
    expect(readdirSync(join(root, 'kept')).sort()).toEqual(['newest', 'older']);
  });

  it('counts anew after a failure, and goes on dropping the oldest', async () => {
    expectConsole('error', /pictures: cannot be cached/);
    const cache = cacheOf();
    writeFileSync(join(root, 'kept'), 'a file in the folder’s place');
    await cache.write('a', bytes(3));
    rmSync(join(root, 'kept'));
    await cache.write('older', bytes(600));
    age('older', 50);
    await cache.write('newest', bytes(600));
    expect(readdirSync(join(root, 'kept'))).toEqual(['newest']);
  });

  it('keeps files in an absolute folder', async () => {
    const cache = fileCache({ folder: () => join(root, 'elsewhere'), limitBytes: 1000 });
    await cache.write('a', bytes(3));
    expect(readdirSync(join(root, 'elsewhere'))).toEqual(['a']);
  });

  it('works without a cache where nothing can be written, and logs it once', async () => {
    expectConsole('error', /pictures: cannot be cached/);
    writeFileSync(join(root, 'kept'), 'a file in the folder’s place');
    const cache = cacheOf();
    await cache.write('a', bytes(3));
    await cache.write('b', bytes(3));
    expect(jest.mocked(console.error).mock.calls).toHaveLength(1);
    expect(await cache.read('a')).toBeNull();
  });
});
