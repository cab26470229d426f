import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { drawText } from './drawText';

const STYLE = { size: 60, leading: 1.4, weight: 'bold', color: '#14171a', width: 1072 } as const;
const widthOf = async (text: string) => (await drawText(text, STYLE)).info.width;
const inkOf = async (text: string) =>
  createHash('sha256')
    .update((await drawText(text, STYLE)).data)
    .digest('hex');

describe('drawText', () => {
  // An H takes 741 (bold 756) thousandths of its size, of which its ink is 546 (586). A machine may
  // have faces of its own, which are wider or narrower.
  it.each([
    ['normal', 741 + 546],
    ['bold', 756 + 586],
  ] as const)('draws in the face of the repository, %s', async (weight, width) => {
    const { info } = await drawText('HH', { ...STYLE, weight, size: 1000, width: 3000 });
    expect(Math.abs(info.width - width)).toBeLessThanOrEqual(2);
  });

  it.each([
    ['क्ष', 'क्\u200cष'],
    ['त्र', 'त्\u200cर'],
    ['श्र', 'श्\u200cर'],
    ['द्ध', 'द्\u200cध'],
  ])('joins %s into one letter', async (joined, apart) => {
    expect(await widthOf(joined)).toBeLessThan(await widthOf(apart));
  });

  it('sets the vowel sign of कि before its letter and that of की after it', async () => {
    const foot = async (text: string) => {
      const { data, info } = await drawText(text, STYLE);
      const part = { left: info.width - 12, top: info.height - 30, width: 12, height: 30 };
      return (
        await sharp(data, { raw: info }).extract(part).extractChannel('alpha').raw().toBuffer()
      ).toString('hex');
    };
    const letter = await foot('क');
    expect([(await foot('कि')) === letter, (await foot('की')) === letter]).toEqual([true, false]);
  });

  it('has a letter of its own for each sign of Hindi and English', async () => {
    const signs = [...'अआइईउऊऋएऐओऔकखगघचछजझटठडढणतथदधनपफबभमयरलवशषसह।₹०१२३AbzŁé0129&<>“”‘’–—…'];
    const drawn = await Promise.all(signs.map(inkOf));
    expect(new Set(drawn).size).toBe(signs.length);
  });

  it('takes markup as text', async () => {
    expect(await widthOf('<b>&amp;</b>')).toBeGreaterThan(await widthOf('&amp;'));
    expect(await widthOf('&lt;')).toBeGreaterThan(await widthOf('<'));
  });

  it('breaks lines within a word that is wider than the block', async () => {
    const { info } = await drawText('W'.repeat(40), STYLE);
    expect(info.width).toBeLessThanOrEqual(STYLE.width);
    expect(info.height).toBeGreaterThan(60 * 1.4);
  });
});
