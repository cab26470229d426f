import { card } from '@/lib/testing/samples';
import { stateFront } from './stateFront';

const cardsOf = (state: string | null, ...ids: string[]) => ids.map((id) => card({ id, state }));
const placed = (stories: Parameters<typeof stateFront>[0]) =>
  stateFront(stories.map((story) => ({ ...card(), ...story }))).map(
    ({ story: { id }, block }) => `${id} ${block ?? '-'}`,
  );

describe('the state news as a front', () => {
  it('has a lead and three rows of each state, and then the others as they came', () => {
    expect(
      placed([
        ...cardsOf('Gujarat', 'g1'),
        ...cardsOf('Rajasthan', 'r1', 'r2'),
        ...cardsOf('gujarat', 'g2', 'g3', 'g4', 'g5'),
        ...cardsOf(null, 'world'),
        ...cardsOf('Rajasthan', 'r3'),
      ]),
    ).toEqual([
      ...['g1', 'g2', 'g3', 'g4'].map((id) => `${id} gujarat`),
      ...['r1', 'r2', 'r3'].map((id) => `${id} rajasthan`),
      'g5 -',
      'world -',
    ]);
  });

  it('makes no block of one story, of no state or of one without a page', () => {
    expect(
      placed([
        ...cardsOf('Gujarat', 'g1'),
        ...cardsOf(null, 'n1', 'n2'),
        ...cardsOf('Atlantis', 'a1', 'a2'),
      ]),
    ).toEqual(['g1 -', 'n1 -', 'n2 -', 'a1 -', 'a2 -']);
  });

  it('is empty without news', () => {
    expect(stateFront([])).toEqual([]);
  });
});
