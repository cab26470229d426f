import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../server/builtSite.mjs';
import { TEST_SITE } from './testSiteFolder.mjs';

/**
 * Invented newsrooms of the product; the tests' site keeps the sample channel in its original form.
 */
const SAMPLES = ['site', TEST_SITE, 'examples/kinara'];

/**
 * @param {Awaited<ReturnType<typeof import('./loadSite.mjs').loadSite>>} loaded
 * @returns {Promise<{ isSample: boolean, lines: string[] }>}
 */
export async function findLeftovers({ jiti, folder, name, configuration }) {
  const isHere = (/** @type {string} */ sample) =>
    realpathSync(join(root, sample)) === realpathSync(folder);
  const there = SAMPLES.filter((sample) => existsSync(join(root, sample, 'site.config.ts')));
  const samples = there.filter((sample) => !isHere(sample));
  /** @type {typeof import('./site/leftovers')} */
  const { leftovers } = await jiti.import('./site/leftovers.ts');
  /** @type {typeof import('./site/siteFolder')} */
  const { SiteFolder } = await jiti.import('./site/siteFolder.ts');
  const configured = samples.map(async (sample) => ({
    folder: new SiteFolder(join(root, sample), sample),
    config: /** @type {import('../lib/site/siteSchema').SiteConfig} */ (
      await jiti.import(join(root, sample, 'site.config.ts'), { default: true })
    ),
  }));
  return {
    isSample: there.some(isHere),
    lines: leftovers(
      { folder: new SiteFolder(folder, name), config: configuration.site },
      await Promise.all(configured),
    ),
  };
}
