import { movedBy, WHOLE, zoomedAt } from './zoomTransform';

/** A picture of 300 by 200 in a frame of 300 by 400. */
const BOUNDS = { picture: { width: 300, height: 200 }, frame: { width: 300, height: 400 } };
const MIDDLE = { x: 0, y: 0 };

describe('a picture in its frame', () => {
  it.each([
    ['is enlarged around its middle', WHOLE, 2, MIDDLE, { scale: 2, x: 0, y: 0 }],
    // What was at 100 would be at 200.
    ['keeps a point where it is', WHOLE, 2, { x: 100, y: 0 }, { scale: 2, x: -100, y: 0 }],
    // 600 wide in 300: at most 150 to a side. The height of 400 just fits.
    ['leaves no room at a side', WHOLE, 2, { x: 150, y: 100 }, { scale: 2, x: -150, y: 0 }],
    ['is never smaller than whole', { scale: 2, x: -150, y: 0 }, 0.1, MIDDLE, WHOLE],
    ['is enlarged six times at most', WHOLE, 100, MIDDLE, { scale: 6, x: 0, y: 0 }],
  ])('%s', (_, from, factor, point, to) => {
    expect(zoomedAt(from, factor, point, BOUNDS)).toEqual(to);
  });

  it.each([
    ['not while it is whole', WHOLE, { x: 40, y: 40 }, WHOLE],
    ['as far as asked', { scale: 4, x: 0, y: 0 }, { x: 40, y: -30 }, { scale: 4, x: 40, y: -30 }],
    // 1200 by 800: 450 and 200 beyond the frame.
    ['to its edge', { scale: 4, x: 0, y: 0 }, { x: 900, y: -900 }, { scale: 4, x: 450, y: -200 }],
  ])('moves %s', (_, from, by, to) => {
    expect(movedBy(from, by, BOUNDS)).toEqual(to);
  });
});
