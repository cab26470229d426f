import { card } from '@/lib/testing/samples';
import { repeatedPictures, withDistinctPictures } from './pictures';

const stories = [
  card({ id: 'a', picture: 'rain.jpg' }),
  card({ id: 'b', picture: null }),
  card({ id: 'c', picture: 'rain.jpg' }),
  card({ id: 'd', picture: null }),
  card({ id: 'e', picture: 'lake.jpg' }),
  card({ id: 'f', picture: 'rain.jpg' }),
];

it('names the stories whose picture an earlier one has', () => {
  expect([...repeatedPictures(stories)]).toEqual(['c', 'f']);
});

it('leaves each picture with the first story that has it, and no story out', () => {
  expect(withDistinctPictures(stories).map(({ id, picture }) => [id, picture])).toEqual([
    ['a', 'rain.jpg'],
    ['b', null],
    ['c', null],
    ['d', null],
    ['e', 'lake.jpg'],
    ['f', null],
  ]);
});
