import sharp from 'sharp';
import { measurePicture, SOCIAL_CARD_FORM } from '@/lib/testing/measurePicture';
import { SOCIAL_CARD_LIMIT_BYTES } from './cardLook';
import { drawBrand, drawCard } from './drawCard';

const CARD = {
  locale: 'en',
  kicker: 'Weather',
  headline: 'Rain reaches the hills',
  line: null,
} as const;
const drawn = async (changes: object = {}) =>
  (await drawCard({ ...CARD, ...changes })) ?? new Uint8Array();

/** Whether anything but paper is in a part of the card. */
const hasInk = async (
  bytes: Uint8Array,
  [left, top, width, height]: readonly [number, number, number, number],
) =>
  (await sharp(bytes).extract({ left, top, width, height }).greyscale().raw().toBuffer()).some(
    (light) => light < 128,
  );

describe('drawCard', () => {
  it.each([
    ['Hindi', { locale: 'hi', kicker: 'राजनीति', headline: 'मुख्यमंत्री ने किया क्षेत्र का दौरा' }],
    ['a headline of 200 letters', { headline: 'The town opens a bridge '.repeat(9).slice(0, 200) }],
    [
      'a headline of 200 letters in Hindi',
      { headline: 'मुख्यमंत्री ने किया क्षेत्र का दौरा '.repeat(6).slice(0, 200) },
    ],
    ['a page', { kicker: null, line: 'What a loan costs each month. '.repeat(20) }],
    [
      'markup',
      {
        kicker: '</script>',
        headline: '</span><b>"Rain" & \'wind\'</b> ]]> &amp; <span size="900000">',
        line: '<b>',
      },
    ],
    ['nothing drawable but the headline', { kicker: '🙂', line: '\u202e' }],
  ])('is a small JPEG with clear edges: %s', async (_, changes) => {
    const bytes = await drawn(changes);
    expect(await measurePicture(bytes)).toEqual(SOCIAL_CARD_FORM);
    expect(bytes.byteLength).toBeLessThanOrEqual(SOCIAL_CARD_LIMIT_BYTES);
    const edges = [
      [0, 0, 1200, 50],
      [0, 0, 60, 630],
      [1140, 70, 60, 560],
      [0, 580, 1200, 50],
    ] as const;
    expect(await Promise.all(edges.map((edge) => hasInk(bytes, edge)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('has a rule at the top and the wordmark at the foot, with nothing between that and the headline', async () => {
    const bytes = await drawn({ headline: 'The town opens a bridge '.repeat(4) });
    expect(await hasInk(bytes, [64, 58, 1072, 6])).toBe(true);
    expect(await hasInk(bytes, [64, 524, 300, 50])).toBe(true);
    expect(await hasInk(bytes, [64, 484, 1072, 36])).toBe(false);
  });

  it.each([
    ['headline', { headline: 'Snow reaches the hills' }],
    ['section', { kicker: 'Sports' }],
    ['description', { line: 'More of it.' }],
    ['language', { locale: 'hi' }],
  ])('shows its %s', async (_, changes) => {
    expect(Buffer.from(await drawn(changes)).equals(Buffer.from(await drawn()))).toBe(false);
  });

  it.each(['', '🙂', 'சென்னையில் மழை'])('is none for the headline %j', async (headline) => {
    expect(await drawCard({ ...CARD, headline })).toBeNull();
  });
});

describe('drawBrand', () => {
  it.each(['en', 'hi'] as const)(
    'is a small JPEG with more than red on it (%s)',
    async (locale) => {
      const bytes = await drawBrand(locale);
      expect(await measurePicture(bytes)).toEqual(SOCIAL_CARD_FORM);
      expect(bytes.byteLength).toBeLessThan(SOCIAL_CARD_LIMIT_BYTES);
      expect(bytes.byteLength).toBeGreaterThan(8_000);
    },
  );
});
