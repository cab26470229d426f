/** @jest-environment node */
import {
  appendFileSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '@/lib/telemetry/log.mjs';
import { createBrowser } from '@/lib/testing/fakePushService';
import { idOf, openSubscriptions } from './subscriptionStore.mjs';

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

it('survives lines that are cut or foreign, and says how many', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => {});
  const one = kept('a');
  const first = await open();
  await first.start(one);
  appendFileSync(fileIn(), '{"start":{"subscription":{"endpoint":"https://10.0.0.1/"}}}\n{"sta');
  const second = await open();
  expect([...second.all()]).toEqual([one]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('2 lines')]]);
  const two = kept('b');
  await second.start(two);
  expect([...(await open()).all()]).toEqual([one, two]);
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

it('does not take a list that it cannot read for an empty one, and write it anew', async () => {
  await (await open()).start(kept('a'));
  const file = fileIn();
  // Root may read every file, but no link that leads to itself.
  rmSync(file);
  symlinkSync(file, file);
  await expect(open()).rejects.toThrow('ELOOP');
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
});

it('loses the line alone that a full disk has cut', async () => {
  jest.spyOn(log, 'warn').mockImplementation(() => {});
  const store = await open();
  const probe = await fs.open(fileIn());
  const handle = Object.getPrototypeOf(probe);
  await probe.close();
  const { appendFile } = handle;
  jest.spyOn(handle, 'writeFile').mockImplementationOnce(async function (this: unknown, text) {
    await appendFile.call(this, String(text).slice(0, 9));
    throw new Error('ENOSPC');
  });
  await expect(store.start(kept('a'))).rejects.toThrow('ENOSPC');
  const two = kept('b');
  await store.start(two);
  expect([...(await open()).all()]).toEqual([two]);
});
