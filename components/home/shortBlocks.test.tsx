import { screen } from '@testing-library/react';
import { ok } from '@/lib/result';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { cards, NOW } from '@/lib/testing/samples';
import { Breaking } from './Breaking.island';
import { Featured } from './Featured.island';
import { Trending } from './Trending.island';

/** No room is held for stories that there are not, and the page knows that the block is short. */
describe('a block with', () => {
  const shapeOf = (name: string) => {
    const { dataset, className } = screen.getByRole('region', { name });
    return [dataset.short !== undefined, className.includes('min-h-')];
  };

  it.each([
    [0, [true, false]],
    [1, [true, false]],
    [2, [true, false]],
    [3, [true, false]],
    [4, [true, false]],
    [5, [false, true]],
    [6, [false, true]],
  ])('%d breaking stories', (count, expected) => {
    const ids = Array.from({ length: count }, (_, at) => `s${at}`);
    renderInLocale(<Breaking initial={ok(cards(...ids))} now={NOW} />);
    expect(shapeOf('Breaking News')).toEqual(expected);
    expect(screen.queryAllByRole('heading', { level: 3 })).toHaveLength(count);
  });

  it.each([
    [0, [true, false]],
    [3, [false, true]],
  ])('%d featured stories', (count, expected) => {
    const ids = Array.from({ length: count }, (_, at) => `s${at}`);
    renderInLocale(<Featured initial={ok(cards(...ids))} now={NOW} />);
    expect(shapeOf('Featured Stories')).toEqual(expected);
  });

  it('no trending stories', () => {
    renderInLocale(<Trending initial={ok([])} now={NOW} />);
    expect(shapeOf('Trending')).toEqual([false, false]);
  });
});
