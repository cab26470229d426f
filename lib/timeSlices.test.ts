import { turnFor } from './timeSlices';

/** How many turns of the event loop pass until all are there. */
async function turnsUntil(all: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => (isDone ? undefined : (turns++, setImmediate(count)));
  setImmediate(count);
  await all;
  isDone = true;
  return turns;
}

const forAll = (list: object, things: readonly string[]) =>
  Promise.all(things.map((thing) => turnFor(list, thing)));

it('gives each thing that is made of a list a turn of its own', async () => {
  expect(await turnsUntil(forAll([], ['one', 'two', 'three', 'four']))).toBeGreaterThanOrEqual(3);
});

it('waits for no turn where the thing was made before', async () => {
  const list: unknown[] = [];
  await forAll(list, ['one', 'two']);
  expect(await turnsUntil(forAll(list, ['one', 'two']))).toBe(0);
});
