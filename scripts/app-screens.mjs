// Makes the pictures of the app's page anew: screens of this site as a phone shows them, in each
// language. Run after a build: npm run screens
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { withSite } from '../bench/server.mjs';
import { browserPath } from './browser.mjs';

/** What each shows, and from where on. */
const SCREENS = {
  home: { path: '/', from: 'header' },
  feed: { path: '/india', from: '#list section' },
  live: { path: '/live-tv', from: 'header' },
};
const LANGUAGES = { en: '', hi: '/hi' };
/** As in `components/company/AppScreens.tsx`. */
const VIEWPORT = { width: 360, height: 640 };
const FOLDER = fileURLToPath(new URL('../public/screens/', import.meta.url));

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
try {
  await withSite(async (site) => {
    const page = await browser.newPage({
      viewport: VIEWPORT,
      deviceScaleFactor: 1.5,
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    for (const [lang, prefix] of Object.entries(LANGUAGES))
      for (const [name, { path, from }] of Object.entries(SCREENS)) {
        await page.goto(`${site}${prefix}${path}`.replace(/\/$/, ''), { waitUntil: 'networkidle' });
        await page
          .locator(from)
          .first()
          .evaluate((part) => part.scrollIntoView());
        const file = `${FOLDER}${name}.${lang}.webp`;
        const { size } = await sharp(await page.screenshot())
          .webp({ quality: 72, effort: 6 })
          .toFile(file);
        console.log(`${file}: ${size} bytes`);
      }
  });
} finally {
  await browser.close();
}
