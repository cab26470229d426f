import { isQueried, mayBeMade, noteQueriedPicture } from './queriedPictures';

const HOST = 'https://img.example.org';

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.queriedPictures'));
  jest.spyOn(performance, 'now').mockReturnValue(0);
});

/** How many of so many unknown pictures a host makes now. */
const made = (host: string, count = 200) =>
  Array.from({ length: count }, (_, at) => mayBeMade(`${host}/a.jpg?x=${at}`)).filter(Boolean)
    .length;

it('tells a picture with a query', () => {
  expect([`${HOST}/a.jpg`, `${HOST}/a.jpg?x`].map(isQueried)).toEqual([false, true]);
});

it('makes all that a story names, and all without a query', () => {
  for (let at = 0; at < 1000; at++) noteQueriedPicture(`${HOST}/image.php?id=${at}`);
  expect(made(HOST)).toBe(60);
  for (let at = 0; at < 1000; at++) {
    expect(mayBeMade(`${HOST}/image.php?id=${at}`)).toBe(true);
    expect(mayBeMade(`${HOST}/${at}.jpg`)).toBe(true);
  }
});

it('makes a few others of each host, and one more each second', () => {
  expect([made(HOST), made('https://other.example')]).toEqual([60, 60]);
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  expect(made(HOST)).toBe(5);
});

it('knows the latest of a host alone, when its feed has new queries all the time', () => {
  for (let at = 0; at < 6_000; at++) noteQueriedPicture(`${HOST}/a.jpg?t=${at}`);
  expect(made(HOST)).toBe(60); // spends what is left for others
  expect(mayBeMade(`${HOST}/a.jpg?t=999`)).toBe(false);
  expect(mayBeMade(`${HOST}/a.jpg?t=1000`)).toBe(true);
});
