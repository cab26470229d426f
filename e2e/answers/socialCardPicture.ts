import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { metadata } from '../html';

/** Ours; above some 300 KB WhatsApp shows none. */
const SIZE_LIMIT = 200_000;

/** What a busy machine does not draw in time is the brand's for a minute. */
export const DRAWN_WITHIN_MS = 90_000;

/** That a social card is one that every app shows. */
export async function expectShown(url: string, bytes: Buffer): Promise<void> {
  expect(bytes.length, url).toBeLessThanOrEqual(SIZE_LIMIT);
  expect(await sharp(bytes).metadata(), url).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
}

/**
 * What a social card is, by the colour of its top edge: paper on a card, the picture's own on a cut
 * picture, red on the brand's.
 */
export async function kindOf(bytes: Buffer): Promise<'brand' | 'picture' | 'card'> {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left: 600, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return blue < 100 ? 'brand' : red < 100 ? 'picture' : 'card';
}

/** How long what is drawn may be kept, and what stands in for it. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const SHORT_LIVED = 'public, max-age=60';

/** The social card that a page names, "" where it names none. */
export const pictureUrlIn = (html: string) => metadata(html).meta('og:image') ?? '';

/** A social card, which has to be one that every app shows. */
export async function pictureAt(request: APIRequestContext, url: string) {
  const response = await request.get(url, { maxRedirects: 0 });
  const bytes = await response.body();
  expect([url, response.status(), response.headers()['content-type']]).toEqual([
    url,
    200,
    'image/jpeg',
  ]);
  await expectShown(url, bytes);
  return { bytes, headers: response.headers(), cache: response.headers()['cache-control'] };
}

/** The same once it is drawn. */
export async function drawnPictureAt(request: APIRequestContext, url: string) {
  await expect
    .poll(async () => (await pictureAt(request, url)).cache, {
      message: url,
      timeout: DRAWN_WITHIN_MS,
    })
    .toBe(IMMUTABLE);
  return pictureAt(request, url);
}
