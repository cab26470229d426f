// Kinara, the brand of `examples/kinara`, as its tests build and serve it: a copy of the project in which no source
// is changed, and beside it the configuration, to which two languages, ads and analytics are added.

import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../scripts/freePort.mjs';
import { answered, copySite, inCopy, ROOT } from '../siteCopy.mjs';
import { addLanguages } from './languages.mjs';
import { COUNTER, PARTNERS } from './partners.mjs';

const FOLDER = join(ROOT, '.second-brand');
const SITE = join(FOLDER, 'site');
export const PROJECT = join(FOLDER, 'project');

/** Builds it anew. */
export async function buildKinara() {
  rmSync(FOLDER, { recursive: true, force: true });
  copySite(PROJECT, { without: ['site'] });
  cpSync(join(ROOT, 'examples/kinara'), SITE, { recursive: true });
  addLanguages(SITE, PARTNERS);

  mkdirSync(join(SITE, 'public'), { recursive: true });
  writeFileSync(join(SITE, 'public/count.js'), COUNTER);

  const { run } = inCopy(PROJECT, SITE);
  await run(['scripts/site.mjs']);
  // What minifying may break, the build of the first brand shows, in which all other tests are.
  await run([join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], { BUILD_UNMINIFIED: '1' });
  await run(['scripts/buildWorker.mjs']);
  await run(['scripts/site.mjs', '--built']);
}

/**
 * Serves the build, at the address that it gives.
 *
 * @param {number} news the port of its provider
 */
export async function startKinara(news) {
  if (!existsSync(join(PROJECT, '.next/BUILD_ID')))
    throw new Error('no build of Kinara: run node e2e/kinara/build.mjs first');
  const { start, stop } = inCopy(PROJECT, SITE);
  const port = await freePort();
  const site = `http://localhost:${port}`;
  start(['server/server.mjs'], {
    PORT: `${port}`,
    SITE_URL: site,
    NEWS_API_URL: `http://localhost:${news}`,
  });
  await answered(`${site}/api/health`);
  return { site, stop };
}
