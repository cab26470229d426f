import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import site from '@/lib/testing/testSite/site.config';
import { readForm } from '@/scripts/site/formFaults';
import { flat, readMessages } from '@/scripts/site/messages';
import { SiteFolder } from '@/scripts/site/siteFolder';

const path = mkdtempSync(join(tmpdir(), 'untranslated-'));
afterAll(() => rmSync(path, { recursive: true }));

const form = readForm(site);
if ('faults' in form) throw new Error(form.faults.join('\n'));
const { en } = form.site.languages;
if (!en) throw new Error('no English');
const tamil = {
  ...form.site,
  topics: {},
  languages: { ta: { ...en, name: 'தமிழ்', script: 'Tamil' as const }, en },
};

it('a text that a language lacks is the newsroom’s own in English, where it has one, but for names of its own', () => {
  mkdirSync(join(path, 'messages'));
  const own = { Chrome: { about: 'A paper.' }, Pages: { farming: 'Farming' } };
  writeFileSync(join(path, 'messages/en.json'), JSON.stringify(own));
  const { ta } = readMessages(new SiteFolder(path, 'my'), tamil);
  const texts = Object.fromEntries(flat(ta ?? {}));
  expect(texts['Chrome.about']).toBe('A paper.');
  expect(texts['Pages.search']).toBe('Search');
  expect(texts['Pages.farming']).toBeUndefined();
});
