import { slidePicture } from './slidePicture';

const SRC = 'https://pictures.example/a.jpg';
const UPRIGHT = '(min-aspect-ratio: 9/16) 57vh, 100vw';

it.each([
  ['a photo', undefined, { wide: true, savesData: false }, '100vw'],
  ['a video’s picture, shown whole', undefined, { wide: false, savesData: false }, UPRIGHT],
  ['a web story’s, cropped to its height', ['One'], { wide: false, savesData: false }, '100vh'],
  ['a web story’s where data is saved', ['One'], { wide: false, savesData: true }, UPRIGHT],
])('chooses the width of %s', (_, pages, room, sizes) => {
  expect(slidePicture(SRC, pages, room).sizes).toBe(sizes);
});
