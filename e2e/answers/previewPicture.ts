import { expect } from '@playwright/test';
import sharp from 'sharp';

/** Ours; above some 300 KB WhatsApp shows none. */
const SIZE_LIMIT = 200_000;

/** What a busy machine does not draw in time is the brand's for a minute. */
export const DRAWN_WITHIN_MS = 90_000;

/** That a preview picture is one that every app shows. */
export async function expectShown(url: string, bytes: Buffer): Promise<void> {
  expect(bytes.length, url).toBeLessThanOrEqual(SIZE_LIMIT);
  expect(await sharp(bytes).metadata(), url).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
}

/**
 * What a preview is, by the colour of its top edge: paper on a card, the picture's own on a cut
 * picture, red on the brand's.
 */
export async function kindOf(bytes: Buffer): Promise<'brand' | 'picture' | 'card'> {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left: 600, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return blue < 100 ? 'brand' : red < 100 ? 'picture' : 'card';
}
