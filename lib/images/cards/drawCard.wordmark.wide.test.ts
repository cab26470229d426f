import sharp from 'sharp';
import { measurePicture, SOCIAL_CARD_FORM } from '@/lib/testing/measurePicture';
import { COLOR } from './cardLook';
import { drawBrand, drawCard } from './drawCard';

const DRAWINGS = {
  wide: { viewBox: '0 0 1200 100', markup: '<path fill="currentColor" d="M0 0h1200v100H0z"/>' },
  square: { viewBox: '0 0 90 90', markup: '<path fill="currentColor" d="M0 0h90v90H0z"/>' },
  picture: {
    viewBox: '0 0 300 60',
    markup: '<image width="300" height="60" href="data:image/svg+xml;base64,PHN2Zy8+"/>',
  },
};
let mockDrawing = DRAWINGS.wide;
jest.mock('#site/drawings.mjs', () => ({
  WORDMARK_DRAWINGS: {
    get Latin() {
      return mockDrawing;
    },
  },
}));

const CARD = { locale: 'en', kicker: null, headline: 'Rain', line: null } as const;

it.each(['wide', 'square', 'picture'] as const)('a %s logo fits on both cards', async (shape) => {
  mockDrawing = DRAWINGS[shape];
  const cards = [await drawBrand('en'), (await drawCard(CARD)) ?? new Uint8Array()];
  expect(await Promise.all(cards.map(measurePicture))).toEqual([
    SOCIAL_CARD_FORM,
    SOCIAL_CARD_FORM,
  ]);
});

it.each([
  ['square', COLOR.signal],
  ['picture', COLOR.paper],
] as const)('a %s logo is read on the brand’s card', async (shape, background) => {
  mockDrawing = DRAWINGS[shape];
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const pixel = await sharp(await drawBrand('en'))
    .extract(corner)
    .raw()
    .toBuffer();
  const wanted = await sharp({ create: { width: 1, height: 1, channels: 3, background } })
    .raw()
    .toBuffer();
  const distance = [...pixel].map((part, at) => Math.abs(part - (wanted[at] ?? 0)));
  expect(Math.max(...distance)).toBeLessThan(4);
});
