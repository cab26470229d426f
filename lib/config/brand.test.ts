import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANNEL_NAMES, CONTACTS } from '#site/brand.mjs';
import { WORDMARK_DRAWINGS } from '#site/drawings.mjs';
import { channelName } from '@/lib/i18n/channelName';
import { LOCALE_NAMES, LOCALES } from '@/lib/i18n/locales';
import { TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';

const text = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');

describe('the brand', () => {
  it.each(TESTED_LOCALES)('is the name of the channel in %s', (locale) => {
    expect(channelName(locale)).toBe(CHANNEL_NAMES[locale]);
    expect(words[locale].Channel.name).toBe(CHANNEL_NAMES[locale]);
  });

  it.each(LOCALE_NAMES)('stands in no message of the product in %s', (locale) => {
    expect(text(`messages/${locale}.json`)).not.toContain(channelName(locale));
  });

  it.each(LOCALE_NAMES)('has a wordmark in the script of %s', (locale) => {
    expect(WORDMARK_DRAWINGS[LOCALES[locale].script].markup).toMatch(/^<.*>$/);
  });

  it('is what `.env.example` names as the contacts’ defaults', () => {
    const lines = text('.env.example').split('\n');
    const expected = Object.entries(CONTACTS).map(([name, value]) => `# ${name}=${value}`);
    expect(lines).toEqual(expect.arrayContaining(expected));
  });
});
