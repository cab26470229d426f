import { staggeredCalls } from './lookUp';

const STAGGER_MS = 200;

/**
 * Sources that answer with their own number after these milliseconds, and a record of when each was
 * asked.
 */
function sourcesOf(...delays: number[]) {
  const from = Date.now();
  const asked: [source: number, at: number][] = [];
  const sources = delays.map((delay, source) => () => {
    asked.push([source, Date.now() - from]);
    return new Promise<number>((resolve) => setTimeout(resolve, delay, source));
  });
  return { asked, sources };
}

async function answersOf(sources: readonly (() => Promise<number>)[], last = Infinity) {
  const answers: number[] = [];
  for await (const answer of staggeredCalls(sources, STAGGER_MS)) {
    answers.push(answer);
    if (answer === last) break;
  }
  return answers;
}

beforeEach(() => jest.useFakeTimers());

it.each<[string, number[], [number, number][]]>([
  [
    'one after the other while each answers within the limit',
    [10, 199, 10, 10],
    [
      [0, 0],
      [1, 10],
      [2, 209],
      [3, 219],
    ],
  ],
  [
    'after the limit when the former is late',
    [3000, 10, 3000, 10],
    [
      [0, 0],
      [1, 200],
      [2, 400],
      [3, 600],
    ],
  ],
  [
    'all within three limits when none answers',
    [3000, 3000, 3000, 3000],
    [
      [0, 0],
      [1, 200],
      [2, 400],
      [3, 600],
    ],
  ],
  [
    'at once after an answer that came late itself',
    [300, 500, 10, 10],
    [
      [0, 0],
      [1, 200],
      [2, 400],
      [3, 600],
    ],
  ],
])('asks %s, and gives the answers in order', async (_, delays, expected) => {
  const { asked, sources } = sourcesOf(...delays);
  const answers = answersOf(sources);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(asked).toEqual(expected);
  expect(await answers).toEqual([0, 1, 2, 3]);
});

it.each<[string, number, [number, number][]]>([
  ['none after one that answers in time', 150, [[0, 0]]],
  [
    'only the next after one that is 300 ms late',
    300,
    [
      [0, 0],
      [1, 200],
    ],
  ],
])('asks %s with what was wanted', async (_, delay, expected) => {
  const { asked, sources } = sourcesOf(delay, 10, 10, 10);
  const answers = answersOf(sources, 0);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(asked).toEqual(expected);
  expect(await answers).toEqual([0]);
  expect(jest.getTimerCount()).toBe(0);
});

it('calls nothing without sources', async () => {
  expect(await answersOf([])).toEqual([]);
});
