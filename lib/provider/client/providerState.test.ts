import { forgetProcess } from '@/lib/testing/forgetProcess';
import { memoryOf } from './feedMemory';
import { feedAgesS, providerState } from './providerState';

beforeEach(forgetProcess);

/** Feeds that last answered so many seconds ago. */
function answered(...ages: (number | null)[]) {
  for (const [at, age] of ages.entries())
    memoryOf({ name: `/${at}` }).lastValidTick =
      age === null ? null : performance.now() - age * 1000;
}

it.each([
  [[], 'failing'],
  [[null, null], 'failing'],
  [[3], 'ok;age=3'],
  [[null, 60, 90], 'ok;age=60'],
  [[61, null], 'failing;age=61'],
])('of feeds that answered %j seconds ago is %s', (ages, expected) => {
  answered(...ages);
  expect(providerState(60)).toBe(expected);
});

it('rounds ages to seconds', () => {
  answered(1.4, null);
  expect(feedAgesS()).toEqual({ '/0': 1, '/1': null });
});
