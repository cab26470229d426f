import sharp from 'sharp';

/** What a picture's bytes say it is. */
export async function measurePicture(bytes: Uint8Array) {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
}

/** A PNG of one colour. */
export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#335577' } })
    .png()
    .toBuffer();

/** What every social card has to be. */
export const SOCIAL_CARD_FORM = { format: 'jpeg', width: 1200, height: 630 } as const;
