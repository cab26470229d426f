import sharp from 'sharp';
import type * as site from '#site/locales.mjs';
import { SOCIAL_CARD_FORM, measurePicture } from '@/lib/testing/measurePicture';
import { SOCIAL_CARD_LIMIT_BYTES } from './cardLook';
import { drawCard } from './drawCard';
import { drawText } from './drawText';
import { drawableText } from './drawableText';

jest.mock('#site/faces.mjs', () => ({
  FACES: [
    {
      script: 'Tamil',
      family: 'Noto Sans Tamil',
      normal:
        'node_modules/@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
      bold: 'node_modules/@expo-google-fonts/noto-sans-tamil/700Bold/NotoSansTamil_700Bold.ttf',
    },
    {
      script: 'Arabic',
      family: 'Noto Nastaliq Urdu',
      normal:
        'node_modules/@expo-google-fonts/noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu_400Regular.ttf',
      bold: 'node_modules/@expo-google-fonts/noto-nastaliq-urdu/700Bold/NotoNastaliqUrdu_700Bold.ttf',
    },
  ],
}));
jest.mock('#site/locales.mjs', () => {
  const { LOCALES, ...own } = jest.requireActual<typeof site>('#site/locales.mjs');
  const added = {
    ta: { ...LOCALES.en, prefix: '/ta', script: 'Tamil' },
    ur: { ...LOCALES.en, prefix: '/ur', script: 'Arabic' },
  };
  return { ...own, LOCALES: { ...LOCALES, ...added }, LOCALE_NAMES: ['en', 'hi', 'ta', 'ur'] };
});

const TAMIL = 'மதுரையில் 3,000 பேருக்கு ₹2 கோடி நிவாரணம்';
const URDU = 'سری نگر میں 3 دن سے بارش، GDP پر اثر۔';

/** Whether anything but paper is in a part of a card, from the left to the right edge in pixels. */
async function hasInk(card: Uint8Array, [from, to]: readonly [number, number]): Promise<boolean> {
  const part = { left: from, top: 110, width: to - from, height: 380 };
  const pixels = await sharp(card).extract(part).greyscale().raw().toBuffer();
  return pixels.some((light) => light < 128);
}

describe('a card in a script that the site brings faces for', () => {
  it.each([TAMIL, URDU])('keeps every sign of %j', (text) => {
    expect(drawableText(text)).toBe(text);
  });

  it.each([
    ['Tamil, from the left', TAMIL, [true, false]],
    ['Urdu, from the right', URDU, [false, true]],
  ])('is set in %s', async (_, headline, ends) => {
    const card = await drawCard({
      locale: 'en',
      kicker: null,
      headline: headline.slice(0, 16),
      line: null,
    });
    const bytes = card ?? new Uint8Array();
    expect(await measurePicture(bytes)).toEqual(SOCIAL_CARD_FORM);
    expect(bytes.byteLength).toBeLessThanOrEqual(SOCIAL_CARD_LIMIT_BYTES);
    expect([await hasInk(bytes, [64, 104]), await hasInk(bytes, [1096, 1136])]).toEqual(ends);
  });

  it('joins letters instead of setting each apart', async () => {
    const style = { size: 60, leading: 2, weight: 'bold', color: '#000', width: 1072 } as const;
    const widthOf = async (text: string) => (await drawText(text, style)).info.width;
    expect(await widthOf('سیلاب')).toBeLessThan(await widthOf([...'سیلاب'].join('\u200c')));
    // Without a face for them, two signs are two boxes.
    expect(await widthOf('கெ')).not.toBe(await widthOf('கை'));
  });
});
