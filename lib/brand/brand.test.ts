/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALE_NAMES, LOCALES } from '@/lib/i18n/locales';
import { words } from '@/lib/testing/words';
import { CHANNEL_NAMES, CONTACTS, WORDMARKS } from './brand.mjs';
import { channelName } from '@/lib/i18n/channelName';

const text = (path: string) => readFileSync(join(process.cwd(), path), 'utf8');

describe('the brand', () => {
  it.each(LOCALE_NAMES)('gives the channel’s name in %s, and no message repeats it', (locale) => {
    expect(channelName(locale)).toBe(CHANNEL_NAMES[locale]);
    expect(text(`messages/${locale}.json`)).not.toContain(CHANNEL_NAMES[locale]);
    expect(words[locale].Channel.name).toBe(CHANNEL_NAMES[locale]);
  });

  it.each(LOCALE_NAMES)('has a wordmark in the script of %s', (locale) => {
    const { symbol } = WORDMARKS[LOCALES[locale].script];
    expect(text('public/icons.svg')).toContain(`<symbol id="${symbol}"`);
  });

  it('is what `.env.example` names as the contacts’ defaults', () => {
    const lines = text('.env.example').split('\n');
    const expected = Object.entries(CONTACTS).map(([name, value]) => `# ${name}=${value}`);
    expect(lines).toEqual(expect.arrayContaining(expected));
  });
});
