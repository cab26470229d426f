import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMachineRoute, OWN_FOLDERS, SHARED_FOLDERS } from './machineRoutes.mjs';

/** The middleware rewrites to these; nobody asks for them by name. */
const REWRITTEN_TO = ['markdown'];

/** Written to `public` for every site. */
const MADE = ['scenes', 'icons', 'icons.svg', 'favicon.ico', 'apple-touch-icon.png'];

const entries = [
  ...readdirSync(join(process.cwd(), 'app/(crawlers)')),
  ...MADE,
  ...readdirSync(join(process.cwd(), 'lib/testing/testSite/public')),
].filter((name) => !REWRITTEN_TO.includes(name));

const isFile = (name: string) => name.lastIndexOf('.') > 0;

describe('isMachineRoute', () => {
  it('knows each folder of app/(crawlers) and of what is made for a site, and no other', () => {
    const folders = entries.filter((name) => !isFile(name));
    expect([...SHARED_FOLDERS, ...OWN_FOLDERS].sort()).toEqual(folders.sort());
  });

  it('knows each file there', () => {
    const files = entries.filter(isFile);
    expect(files).toContain('robots.txt');
    expect(files.filter((name) => !isMachineRoute(`/${name}`))).toEqual([]);
  });

  it.each([
    ['/feeds/en/all.rss', true],
    ['/scenes/lake.svg', true],
    ['/wp-login.php', true],
    ['/.well-known/security.txt', true],
    ['/awell-known/security.txt', false],
    ['/', false],
    ['/og', false],
    ['/markdown', false],
    ['/ogres/1', false],
    ['/news/a.b', false],
    ['/news/a.md', false],
    ['/hi/robots.txt', false],
    ['/hi/feeds/en/all.rss', false],
  ])('%s: %s', (pathname, expected) => {
    expect(isMachineRoute(pathname)).toBe(expected);
  });
});
