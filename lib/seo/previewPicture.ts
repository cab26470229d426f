import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readBody } from '@/lib/http/readBody';
import type { Locale } from '@/lib/i18n/routing';
import { PREVIEW_SIZE } from './previewSize';

const TIMEOUT_MS = 3000;
const LIMIT_BYTES = 8_000_000;
/** At this quality a drawn or photographed scene stays well below the 300 KB that WhatsApp takes. */
const QUALITY = 72;

/** A story's picture cut to a preview, or null when it cannot be had. The address is one that the door let in. */
export async function storyPreview(picture: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const response = await fetch(picture, { cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > LIMIT_BYTES) return null;
    const bytes = await readBody(response, LIMIT_BYTES);
    return await jpeg(sharp(bytes, { limitInputPixels: 50_000_000 }).rotate());
  } catch (fault) {
    console.error(`preview: ${picture}: ${String(fault)}`);
    return null;
  }
}

/** The wordmark on the site's red, for pages and stories without a picture. */
export async function brandPreview(locale: Locale): Promise<Uint8Array<ArrayBuffer>> {
  const sprite = await readFile(join(process.cwd(), 'public/icons.svg'), 'utf8');
  const [, viewBox = '0 0 1 1', drawing = ''] = new RegExp(`<symbol id="logo-${locale}" viewBox="([^"]+)">(.*?)</symbol>`, 's').exec(sprite) ?? [];
  const { width, height } = PREVIEW_SIZE;
  const mark = drawing.replaceAll('var(--logo-24,#c4121a)', '#14171a').replaceAll('currentColor', '#ffffff');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#c4121a"/><svg x="200" y="215" width="800" height="200" viewBox="${viewBox}">${mark}</svg></svg>`;
  return jpeg(sharp(Buffer.from(svg)));
}

async function jpeg(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await picture.resize({ ...PREVIEW_SIZE, fit: 'cover' }).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer();
  return new Uint8Array(bytes);
}
