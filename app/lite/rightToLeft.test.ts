import type * as site from '#site/locales.mjs';
import { plainPage } from '@/features/offline/offlinePage';
import { CHART_DIRECTION, directionOf, TYPED_DIRECTION } from '@/lib/i18n/direction';
import { webManifest } from '@/lib/seo/metadata/webManifest';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { LITE_STYLES } from './styles';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
jest.mock('#site/locales.mjs', () => {
  const { LOCALES, ...own } = jest.requireActual<typeof site>('#site/locales.mjs');
  const hi = { ...LOCALES.hi, script: 'Arabic' };
  return { ...own, LOCALES: { ...LOCALES, hi }, RIGHT_TO_LEFT: ['hi'] };
});

describe('where one language is written from the right', () => {
  it('documents of that language alone say so', async () => {
    speakOnServer('en');
    expect([directionOf('hi'), directionOf('en')]).toEqual(['rtl', undefined]);
    expect(plainPage('hi')).toContain('<html lang="hi" dir="rtl">');
    expect(plainPage('en')).toContain('<html lang="en">');
    expect([(await webManifest('hi')).dir, (await webManifest('en')).dir]).toEqual(['rtl', 'ltr']);
  });

  it('what readers type has its own direction, and charts keep theirs', () => {
    expect([TYPED_DIRECTION, CHART_DIRECTION]).toEqual(['auto', 'ltr']);
  });

  it('lite pages give each text its direction, faces and lines', () => {
    expect(LITE_STYLES).toContain('[lang]{direction:ltr;unicode-bidi:isolate}');
    expect(LITE_STYLES).toMatch(/\[lang=ur\]\{direction:rtl\}/);
    expect(LITE_STYLES).toContain(':lang(hi){font-family:Noto Nastaliq Urdu,');
    expect(LITE_STYLES).toContain(':is(h1,h2,h3):lang(hi){line-height:2.3}');
    expect(LITE_STYLES).not.toMatch(/[<>&"']/);
  });
});
