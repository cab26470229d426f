import { isKnown, isQueried, isAllowed, notePicture } from './queriedPictures';

const HOST = 'https://img.example.org';

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('site.queriedPictures'));
  jest.spyOn(performance, 'now').mockReturnValue(0);
});

const plain = (at: number) => `/${at}.jpg`;
const queried = (at: number) => `/image.php?id=${at}`;

/** How many of so many pictures that no story names a host makes now. */
const made = (path: (at: number) => string, host = HOST, count = 1000) =>
  Array.from({ length: count }, (_, at) => isAllowed(`${host}/other${path(at)}`)).filter(Boolean)
    .length;

it('tells a picture with a query', () => {
  expect([`${HOST}/a.jpg`, `${HOST}/a.jpg?x`].map(isQueried)).toEqual([false, true]);
});

it.each([
  ['with a query', queried, 60],
  ['without one', plain, 300],
])('makes all that a story names %s, whatever else is asked for', (_, path, others) => {
  for (let at = 0; at < 1000; at++) notePicture(HOST + path(at));
  expect(made(path)).toBe(others);
  for (let at = 0; at < 1000; at++) expect(isAllowed(HOST + path(at))).toBe(true);
  expect([`${HOST}${path(0)}`, `${HOST}/other${path(0)}`].map(isKnown)).toEqual([true, false]);
});

it.each([
  ['with a query', queried, 60, 5],
  ['without one', plain, 300, 25],
])('makes a few others of each host %s, and more each second', (_, path, burst, later) => {
  expect([made(path), made(path, 'https://other.example')]).toEqual([burst, burst]);
  jest.spyOn(performance, 'now').mockReturnValue(5_000);
  expect(made(path)).toBe(later);
});

it('knows the latest of a host alone, when its feed has new queries all the time', () => {
  for (let at = 0; at < 6_000; at++) notePicture(`${HOST}/a.jpg?t=${at}`);
  expect(made(queried)).toBe(60); // spends what is left for others
  expect(isAllowed(`${HOST}/a.jpg?t=999`)).toBe(false);
  expect(isAllowed(`${HOST}/a.jpg?t=1000`)).toBe(true);
});
