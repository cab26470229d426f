// npm run screens: takes the screenshots of the app page in each language, and the README's
// picture.

import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { browserPath } from './browser.mjs';
import { freePort } from './freePort.mjs';

const SCREENS = {
  home: { path: '', from: 'header' },
  feed: { path: '/india', from: '#list' },
  live: { path: '/live-tv', from: 'header' },
};
const LANGUAGES = { en: '', hi: '/hi' };
const VIEWPORT = { width: 360, height: 640 };
const FOLDER = fileURLToPath(new URL('../site/public/screens/', import.meta.url));

const FRONT_PAGE = { height: 800, desktop: 1280, phone: 375, gap: 24 };
const README_PICTURE = fileURLToPath(new URL('../docs/front-page.webp', import.meta.url));

const PORT = String(await freePort());
const site = `http://localhost:${PORT}`;
const start = spawn(process.execPath, [fileURLToPath(new URL('start.mjs', import.meta.url))], {
  stdio: 'ignore',
  env: { ...process.env, PORT, NEWSROOM_PORT: String(await freePort()) },
});
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
try {
  while (!(await isReady())) await pause(500);
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage({
    viewport: VIEWPORT,
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  for (const [lang, prefix] of Object.entries(LANGUAGES))
    for (const [name, { path, from }] of Object.entries(SCREENS)) {
      await page.goto(site + prefix + path, { waitUntil: 'networkidle' });
      const top = page.locator(from).first();
      await top.evaluate((part) => part.scrollIntoView());
      const file = `${FOLDER}${name}.${lang}.webp`;
      const { size } = await sharp(await page.screenshot())
        .webp({ quality: 72, effort: 6 })
        .toFile(file);
      console.log(`${file}: ${size} bytes`);
    }
  await takeFrontPage();
} finally {
  await browser.close();
  start.kill('SIGTERM');
}

async function takeFrontPage() {
  const { height, desktop, phone, gap } = FRONT_PAGE;
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  const shots = [];
  for (const [row, prefix] of Object.values(LANGUAGES).entries())
    for (const { left, width } of [
      { left: 0, width: desktop },
      { left: desktop + gap, width: phone },
    ]) {
      await page.setViewportSize({ width, height });
      await page.goto(`${site}${prefix || '/'}`, { waitUntil: 'networkidle' });
      shots.push({ input: await page.screenshot(), left, top: row * (height + gap) });
    }
  const { size } = await sharp({
    create: {
      width: desktop + gap + phone,
      height: 2 * height + gap,
      channels: 3,
      background: '#d9d9d9',
    },
  })
    .composite(shots)
    .webp({ quality: 72, effort: 6 })
    .toFile(README_PICTURE);
  console.log(`${README_PICTURE}: ${size} bytes`);
}

function isReady() {
  if (start.exitCode !== null) throw new Error('screens: the site did not start');
  return fetch(`${site}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}
