/** @jest-environment node */
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment } from '@/lib/config/environment.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { startLocalServer } from '@/lib/testing/localServer';
import { parseDesk } from './deskFrontPage';
import { deskFrontPage } from './provider';

const UNTIL = '2026-11-27T18:00:00+05:30';
const HOUR = Date.parse(UNTIL);
const BANNER = { text: { en: 'Dam gates open', hi: 'बाँध के द्वार खुले' }, until: UNTIL };

afterEach(() => {
  Object.assign(environment(), { FRONT_PAGE: undefined });
  forgetProcess();
  jest.useRealTimers();
});

const parseText = (text: string) => parseDesk(Buffer.from(text));

describe('a list of the desk', () => {
  it.each<[string, unknown, string]>([
    ['blocks that are none', { blocks: [{ kind: 'wall' }] }, 'blocks.0.kind must be hero'],
    ['a pin without an hour', { pins: [{ id: 'a' }] }, 'pins.0.until'],
    ['an hour without a zone', { pins: [{ id: 'a', until: '2026-11-27T18:00' }] }, 'with its zone'],
    [
      'a banner that leads elsewhere',
      { banner: { ...BANNER, href: '//evil.example' } },
      'banner.href',
    ],
    ['a script', { banner: { ...BANNER, href: 'javascript:alert(1)' } }, 'banner.href'],
    ['an unknown field', { pin: [] }, 'pin'],
  ])('is refused with %s', (_, given, fault) => {
    expect(parseText(JSON.stringify(given))).toEqual({
      ok: false,
      error: expect.stringContaining(fault),
    });
  });

  it('is refused where it has more than 256 KB, of which a letter of Hindi takes three bytes', () => {
    const text = JSON.stringify({ banner: { ...BANNER, text: { hi: 'न'.repeat(100_000) } } });
    expect(parseText(text)).toEqual({ ok: false, error: 'has more than 256 KB' });
  });

  it('is refused where it is no JSON', () => {
    expect(parseText('<html>')).toEqual({
      ok: false,
      error: expect.stringContaining('is not valid JSON'),
    });
  });

  it('may tell of any category that a configuration may have', () => {
    const push = { states: ['area-51'], topics: ['cityNews', 't20'], urgent: true };
    expect(parseText(JSON.stringify({ banner: { ...BANNER, push } }))).toMatchObject({
      ok: true,
      value: { banner: { push } },
    });
  });

  it.each([
    ['', ''],
    [', behind the mark that editors of Windows write', '\uFEFF'],
  ])('is taken with its times as moments%s', (_, mark) => {
    expect(
      parseText(mark + JSON.stringify({ pins: [{ id: 'a', until: UNTIL }], banner: BANNER })),
    ).toEqual({
      ok: true,
      value: { pins: [{ id: 'a', until: HOUR }], banner: { ...BANNER, until: HOUR } },
    });
  });
});

describe('the desk’s front page', () => {
  it('is empty without a setting', async () => {
    expect(await deskFrontPage()).toEqual({ pins: [] });
  });

  it('is asked of its address, and kept while that fails', async () => {
    holdSetTimeout();
    let answer = JSON.stringify({ banner: BANNER });
    const server = await startLocalServer((_, response) => response.end(answer));
    Object.assign(environment(), { FRONT_PAGE: new URL(`${server.url}/desk.json`) });
    expect((await deskFrontPage()).banner?.text.en).toBe('Dam gates open');
    answer = 'Loading…';
    await server.stop();
    expect((await deskFrontPage()).banner?.text.en).toBe('Dam gates open');
  });

  it('is read from a file; a fault in it is a line of the log', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-'));
    const file = join(folder, 'front.json');
    writeFileSync(file, JSON.stringify({ banner: BANNER }));
    Object.assign(environment(), { FRONT_PAGE: file });
    expect((await deskFrontPage()).banner?.until).toBe(HOUR);
    forgetProcess();
    writeFileSync(file, '{');
    expectConsole('error', /FRONT_PAGE .*front\.json: is not valid JSON/);
    expect(await deskFrontPage()).toEqual({ pins: [] });
    rmSync(folder, { recursive: true });
  });

  it('is read again after a fault, also where the hour of the file stayed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-'));
    const file = join(folder, 'front.json');
    writeFileSync(file, '{');
    const { mtime } = statSync(file);
    Object.assign(environment(), { FRONT_PAGE: file });
    const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
    expectConsole('error', /FRONT_PAGE .*front\.json: is not valid JSON/);
    expect(await deskFrontPage()).toEqual({ pins: [] });
    writeFileSync(file, JSON.stringify({ banner: BANNER }));
    utimesSync(file, mtime, mtime);
    clock.mockReturnValue(10_000);
    expect((await deskFrontPage()).banner?.until).toBe(HOUR);
    clock.mockRestore();
    rmSync(folder, { recursive: true });
  });

  it('is the same for all who ask while its file is read for the first time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-'));
    const file = join(folder, 'front.json');
    writeFileSync(file, JSON.stringify({ banner: BANNER }));
    Object.assign(environment(), { FRONT_PAGE: file });
    const [first, second] = await Promise.all([deskFrontPage(), deskFrontPage()]);
    expect(second).toEqual(first);
    expect(second.banner?.until).toBe(HOUR);
    rmSync(folder, { recursive: true });
  });
});
