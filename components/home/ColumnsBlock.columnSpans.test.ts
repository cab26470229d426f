import { columnSpans } from './ColumnsBlock';

const TRACKS = 6;
const widthOf = (span: string) =>
  Number((/(?:^| )lg:col-span-(\d)/.exec(span) ?? /(?:^| )md:col-span-(\d)/.exec(span))?.[1]);

describe('columnSpans', () => {
  it.each([
    [1, [6]],
    [2, [3, 3]],
    [3, [2, 2, 2]],
    [4, [3, 3, 3, 3]],
    [5, [2, 2, 2, 3, 3]],
    [6, [2, 2, 2, 2, 2, 2]],
    [7, [2, 2, 2, 3, 3, 3, 3]],
  ])('fills the rows of %i sections', (count, widths) => {
    const found = columnSpans(count).map(widthOf);
    expect(found).toEqual(widths);
    expect(found.reduce((sum, width) => sum + width, 0) % TRACKS).toBe(0);
  });

  it.each([1, 3, 5])('gives the last of %i sections a tablet’s whole row', (count) => {
    expect(columnSpans(count).at(-1)).toMatch(/md:(?:max-lg:)?col-span-6/);
  });
});
