import { createHash } from 'node:crypto';
import { type Drawing, drawText, fitText } from './drawText';

const STYLE = { leading: 1.2, weight: 'bold', color: '#14171a', width: 1000 } as const;
const FIT = { ...STYLE, sizes: [80, 60, 40], lines: 2, height: 300 } as const;
const digest = ({ data }: Drawing) => createHash('sha256').update(data).digest('hex');
const set = async (text: string, size: number) => digest(await drawText(text, { ...STYLE, size }));
const fit = async (text: string, changes = {}) =>
  digest(await fitText(text, { ...FIT, ...changes }));

describe('fitText', () => {
  it.each([
    ['Rain', 80],
    ['Rain reaches the hills at last', 80],
    ['Rain reaches the hills at last, and the rivers below', 60],
    ['Rain reaches the hills at last, and the rivers below them rise by noon, as they do', 40],
  ])('sets %j at %d pixels', async (text, size) => {
    expect(await fit(text)).toBe(await set(text, size));
  });

  it('sets it smaller when the space is lower', async () => {
    expect(await fit('Rain', { height: 50 })).toBe(await set('Rain', 60));
  });

  it.each([
    ['words', 'Rain reaches the hills. '.repeat(20)],
    ['Hindi', 'मुख्यमंत्री ने किया क्षेत्र का दौरा। '.repeat(20)],
    ['more than any headline', 'x'.repeat(100_000)],
    ['one cluster without end', `क${'\u0901'.repeat(5000)}`],
  ])('cuts %s that no size is small enough for', async (_, text) => {
    const { info, depth } = await fitText(text, FIT);
    expect(info.width).toBeLessThanOrEqual(FIT.width);
    expect(depth).toBeLessThanOrEqual(2 * 40 * 1.2 + 1);
  });

  it('ends a cut text with an ellipsis, between clusters', async () => {
    const text = 'मुख्यमंत्री';
    const narrow = { ...FIT, sizes: [40], lines: 1, width: 120 } as const;
    const drawn = (words: string) =>
      drawText(words, { ...STYLE, width: 120, size: 40 }).then(digest);
    const cut = digest(await fitText(text, narrow));
    const allowed = await Promise.all(['मु…', 'मुख्य…', 'मुख्यमं…'].map(drawn));
    expect(allowed).toContain(cut);
  });
});
