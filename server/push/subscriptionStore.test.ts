/** @jest-environment node */
import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { log } from '@/lib/telemetry/log.mjs';
import { createBrowser } from '@/lib/testing/fakePushService';
import { idOf } from './subscriptionLines.mjs';
import { openSubscriptions } from './subscriptionStore.mjs';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof files>('node:fs/promises');
  return { ...real, open: jest.fn(real.open) };
});

const folder = mkdtempSync(join(tmpdir(), 'push-'));
let number = 0;
let home = '';
beforeEach(() => {
  number += 1;
  home = join(folder, String(number));
});
const opened: Awaited<ReturnType<typeof openSubscriptions>>[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});
afterAll(() => rmSync(folder, { recursive: true }));

const choice = { language: 'en', states: ['bihar'], topics: [] };
const kept = (path: string, change: Partial<typeof choice> = {}) => ({
  subscription: createBrowser(`https://fcm.googleapis.com/${path}`).subscription,
  choice: { ...choice, ...change },
});
async function open(options: { publicKey?: string; most?: number; slack?: number } = {}) {
  const store = await openSubscriptions(home, { publicKey: 'key', ...options });
  opened.push(store);
  return store;
}
const fileIn = () => join(home, readdirSync(home).find((name) => name.endsWith('.jsonl')) ?? '');
const nameIn = () => basename(fileIn());
const copies = () => readdirSync(home).filter((name) => name.includes('.jsonl.damaged-'));
const lines = () => readFileSync(fileIn(), 'utf8').split('\n').filter(Boolean);

it('is there again after a restart, with the last choice, once', async () => {
  const one = kept('a');
  const first = await open();
  expect(await first.start(one)).toBe('kept');
  expect(await first.start(one)).toBe('kept');
  expect(lines()).toHaveLength(1);
  const changed = { ...one, choice: { ...choice, states: ['assam'] } };
  await first.start(changed);
  expect([...(await open()).all()]).toEqual([changed]);
  expect(lines()).toHaveLength(1);
});

it('can be read by nobody else', async () => {
  await (await open()).start(kept('a'));
  expect([statSync(fileIn()).mode & 0o777, statSync(home).mode & 0o777]).toEqual([0o600, 0o700]);
});

it('forgets who ends it, and who is gone', async () => {
  const [one, two, three] = [kept('a'), kept('b'), kept('c')];
  const store = await open();
  await Promise.all([one, two, three].map(store.start));
  await store.end(one.subscription);
  await store.drop([idOf(two.subscription), 'unknown']);
  expect([...(await open()).all()]).toEqual([three]);
});

it('is changed and ended by nobody who knows the address alone', async () => {
  const one = kept('a');
  const other = kept('a', { language: 'hi' });
  const store = await open();
  await store.start(one);
  expect(await store.start(other)).toBe('kept');
  await store.end(other.subscription);
  expect([...store.all()]).toEqual([one]);
});

it('takes no more than it may have, but changes of those', async () => {
  const one = kept('a');
  const store = await open({ most: 1 });
  await store.start(one);
  expect(await store.start(kept('b'))).toBe('full');
  const changed = { ...one, choice: { ...choice, language: 'hi' } };
  expect(await store.start(changed)).toBe('kept');
  expect([...store.all()]).toEqual([changed]);
});

it('has the changes of a full list after a restart too', async () => {
  const [one, two] = [kept('a'), kept('b')];
  const store = await open({ most: 2 });
  await store.start(one);
  await store.start(two);
  const changed = { ...one, choice: { ...choice, language: 'hi' } };
  await store.start(changed);
  expect([...(await open({ most: 2 })).all()]).toEqual([changed, two]);
});

it('is not begun anew where the list is there and cannot be read', async () => {
  await (await open()).start(kept('a'));
  const file = fileIn();
  rmSync(file);
  symlinkSync(file, file);
  await expect(open()).rejects.toThrow('ELOOP');
});

describe('on a full disk', () => {
  let isFull = false;
  beforeEach(() => {
    isFull = false;
    // Of the half line, at the next start.
    jest.spyOn(log, 'error').mockImplementation(() => {});
    const { open: openFile } = jest.requireActual<typeof files>('node:fs/promises');
    jest.mocked(files.open).mockImplementation(async (...given) => {
      const file = await openFile(...given);
      const { writeFile } = file;
      const write: FileHandle['writeFile'] = async (text, options) => {
        if (!isFull) return writeFile.call(file, text, options);
        await writeFile.call(file, String(text).slice(0, 20), options);
        throw new Error('ENOSPC');
      };
      return Object.assign(file, { writeFile: write });
    });
  });

  it('who could not be forgotten is forgotten when asked again', async () => {
    const one = kept('a');
    const store = await open();
    await store.start(one);
    isFull = true;
    await expect(store.end(one.subscription)).rejects.toThrow('ENOSPC');
    isFull = false;
    await store.end(one.subscription);
    expect((await open()).size).toBe(0);
  });

  it('opens with the list as it is, says so, and writes it anew once there is room', async () => {
    const error = jest.spyOn(log, 'error').mockImplementation(() => {});
    const one = kept('a');
    await (await open()).start(one);
    const before = `${readFileSync(fileIn(), 'utf8')}{"end":"${'x'.repeat(43)}"}\n`;
    writeFileSync(fileIn(), before);
    isFull = true;
    expect([...(await open()).all()]).toEqual([one]);
    expect(error.mock.calls).toEqual([
      [expect.stringMatching(/^push: cannot rewrite the list.*ENOSPC/)],
    ]);
    expect([readFileSync(fileIn(), 'utf8'), readdirSync(home)]).toEqual([before, [nameIn()]]);
    isFull = false;
    expect([...(await open()).all()]).toEqual([one]);
    expect(lines()).toHaveLength(1);
  });

  it('half a line costs nobody else the own one', async () => {
    const [one, two] = [kept('a'), kept('b')];
    const store = await open();
    isFull = true;
    await expect(store.start(one)).rejects.toThrow('ENOSPC');
    isFull = false;
    await store.start(two);
    expect([...(await open()).all()]).toEqual([two]);
  });
});

it('survives lines that are cut or foreign, says how many, and keeps a copy', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation(() => {});
  const one = kept('a');
  const first = await open();
  await first.start(one);
  appendFileSync(fileIn(), '{"start":{"subscription":{"endpoint":"https://10.0.0.1/"}}}\n{"sta');
  const before = readFileSync(fileIn(), 'utf8');
  const second = await open();
  expect([...second.all()]).toEqual([one]);
  const [copy = ''] = copies();
  expect(readFileSync(join(home, copy), 'utf8')).toBe(before);
  expect(error.mock.calls).toEqual([[expect.stringMatching(`2 unreadable lines .*${copy}`)]]);
  const two = kept('b');
  await second.start(two);
  expect([...(await open()).all()]).toEqual([one, two]);
});

it('loses none that a list in another encoding has', async () => {
  jest.spyOn(log, 'error').mockImplementation(() => {});
  await (await open()).start(kept('a'));
  const other = Buffer.from(readFileSync(fileIn(), 'utf8'), 'utf16le');
  writeFileSync(fileIn(), other);
  expect((await open()).size).toBe(0);
  expect(copies().map((name) => readFileSync(join(home, name)))).toEqual([other]);
});

it('is written anew at the start only where something is to leave', async () => {
  await (await open()).start(kept('a'));
  const { ino } = statSync(fileIn());
  await open();
  expect(statSync(fileIn()).ino).toBe(ino);
  chmodSync(fileIn(), 0o644);
  await open();
  expect(statSync(fileIn()).mode & 0o777).toBe(0o600);
});

it('is written anew before it grows without end', async () => {
  const store = await open({ slack: 4 });
  const one = kept('a');
  for (let turn = 0; turn < 20; turn++)
    await store.start({ ...one, choice: { ...choice, states: [`s${'x'.repeat(turn)}`] } });
  expect(lines().length).toBeLessThanOrEqual(6);
  expect(lines().at(-1)).toContain(`s${'x'.repeat(19)}`);
  expect(readdirSync(home)).toHaveLength(1);
});

it('belongs to a public key, and another’s list stays as it is', async () => {
  const one = kept('a');
  await (await open({ publicKey: 'old' })).start(one);
  expect((await open({ publicKey: 'new' })).size).toBe(0);
  expect([...(await open({ publicKey: 'old' })).all()]).toEqual([one]);
});
