import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from './fixtures';
import { startSite } from './site';
import { axeFindings, widthAt320 } from './views';
import { at, JOURNEY_LANGS, WORDS } from './words';

test('Next: the document of a page that fails has no styles; its view has them, with a retry and no details', async ({
  page,
  provider,
  expectComplaint,
}, info) => {
  expectComplaint(/500|React error #441/);
  const fault = info.outputPath('fault');
  mkdirSync(info.outputDir, { recursive: true });
  const { origin, server } = await startSite({
    NEWS_API_URL: provider.origin,
    FAULT_FILE: fault,
    NODE_OPTIONS: `--import ${pathToFileURL('e2e/throwing.mjs').href}`,
  });
  try {
    for (const lang of JOURNEY_LANGS) {
      const words = WORDS[lang];
      writeFileSync(fault, '');
      const response = await page.goto(origin + at(lang, '/search?q=a'));
      expect(response?.status()).toBe(500);
      expect(await response?.text()).not.toContain('secret');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.Faults.unexpected);
      await expect(page).toHaveTitle(`${words.Faults.unexpected} | ${words.Channel.name}`);
      await expect(page.getByRole('main').getByRole('link')).toHaveText([
        words.Faults.toHome,
        words.Faults.toLatest,
      ]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '700');
      await expect(page.getByRole('button', { name: words.Faults.retry })).toHaveCSS(
        'min-height',
        '48px',
      );
      expect(await axeFindings(page)).toEqual([]);
      expect(await widthAt320(page)).toEqual([320, 0]);

      rmSync(fault);
      await page.getByRole('button', { name: words.Faults.retry }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.Pages.search);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      await page.goto('about:blank'); // the site stops next, or fails again
    }
  } finally {
    rmSync(fault, { force: true });
    await server.stop();
  }
});
