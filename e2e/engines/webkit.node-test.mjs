// The layout of pages of every kind in WebKit, at two widths. Run by `npm run test:all`, after the build; left out
// where WebKitGTK cannot be had, which the report says.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startProvider, startSite, until } from '../../bench/servers.mjs';
import { createNewsroom } from '../../newsroom/newsroom.mjs';
import { webKitPaths } from '../../scripts/webkit.mjs';
import { startWebKit } from './webkit.mjs';

const PAGES = [
  '/',
  '/hi',
  '/hi/india',
  '/sports',
  '/hi/web-stories',
  '/my',
  '/tools/emi-calculator',
  '/hi/tools/horoscope',
  '/search?q=river',
  '/hi/lite',
];
/** That of a desktop, and the least that WebKitGTK's window takes. */
const WIDTHS = [1280, 447];

/** What of a page does not fit, or is not there. */
const FAULTS = `
  const faults = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(scrollWidth + ' px wide in ' + clientWidth);
  if (!document.querySelector('h1')?.textContent.trim()) faults.push('no heading');
  for (const { src, complete, naturalWidth } of document.images)
    if (complete && src && naturalWidth === 0) faults.push('broken picture ' + src);
  for (const control of document.querySelectorAll('.shortcut')) {
    const { left, width } = control.getBoundingClientRect();
    if (width > 0 && left + width / 2 > innerWidth - 16) faults.push('under the scrollbar: ' + control.textContent);
  }
  return faults;`;

const paths = webKitPaths();
const skip = paths ? false : 'no webkit2gtk-driver and xvfb, and none could be installed';

/** @type {Awaited<ReturnType<typeof startProvider>>} */
let provider;
/** @type {Awaited<ReturnType<typeof startSite>>} */
let site;
/** @type {Awaited<ReturnType<typeof startWebKit>>} */
let browser;

before(async () => {
  if (!paths) return;
  provider = await startProvider(createNewsroom());
  site = await startSite(provider.port);
  browser = await startWebKit(paths);
});

after(async () => {
  await browser?.stop();
  await site?.stop();
  await provider?.stop();
});

for (const path of PAGES)
  test(`${path} fits in WebKit`, { skip }, async () => {
    await browser.open(site.origin + path);
    for (const width of WIDTHS) {
      await browser.resize(width);
      await until(async () => (await browser.evaluate('return innerWidth')) === width);
      assert.deepEqual([width, ...(await browser.evaluate(FAULTS))], [width]);
    }
  });
