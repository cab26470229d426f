import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { pictureFormat } from './openPicture';

const square = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#2f6f8f' } });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>';

describe('pictureFormat', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'tiff'] as const)('tells %s', async (format) => {
    expect(pictureFormat(await square().toFormat(format).toBuffer())).toBe(format);
  });

  it('tells AVIF, a kind of HEIF', async () => {
    expect(pictureFormat(await square().avif({ effort: 0 }).toBuffer())).toBe('heif');
  });

  it.each([SVG, `<?xml version="1.0"?>${SVG}`])('tells the drawing %s', (drawing) => {
    expect(pictureFormat(Buffer.from(drawing))).toBe('svg');
  });

  it.each([
    ['a packed drawing', gzipSync(SVG)],
    ['a page', Buffer.from('<p>Down</p>')],
    ['a bitmap', Buffer.from(`BM${'\0'.repeat(60)}`)],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['sound in RIFF', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['the first byte of a JPEG', Buffer.from([0xff])],
    ['nothing', Buffer.alloc(0)],
  ])('takes %s for none', (_, bytes) => {
    expect(pictureFormat(bytes)).toBeNull();
  });
});
