import { createTranslator } from 'next-intl';
import { words } from '@/lib/testing/words';
import { ageInWords } from './ageInWords';

const NOW = Date.parse('2026-11-20T12:00:00Z');

it.each([
  ['2026-11-20T11:55:00Z', 'en', '5 minutes ago'],
  ['2026-11-19T11:00:00Z', 'hi', '1 दिन पहले'],
  ['2026-10-01T12:00:00Z', 'en', '1 October 2026'],
] as const)('%s in %s is %s', (at, locale, expected) => {
  const t = createTranslator({ locale, messages: words[locale], namespace: 'Time' });
  expect(ageInWords(at, NOW, t, locale)).toBe(expected);
});
