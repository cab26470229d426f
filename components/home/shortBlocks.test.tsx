import { screen } from '@testing-library/react';
import { ok } from '@/lib/result';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, cards, NOW } from '@/lib/testing/samples';
import { Breaking } from './Breaking.island';
import { Featured } from './Featured.island';
import { Trending } from './Trending.island';

const ROOM = 'min-h-[10rem]';

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
    renderInLocale(<Breaking initial={ok(cards(...ids))} now={NOW} minHeight={ROOM} />);
    expect(shapeOf('Breaking News')).toEqual(expected);
    expect(screen.queryAllByRole('heading', { level: 3 })).toHaveLength(count);
  });

  it.each([
    [0, [true, false]],
    [3, [false, true]],
  ])('%d featured stories', (count, expected) => {
    const ids = Array.from({ length: count }, (_, at) => `s${at}`);
    renderInLocale(<Featured initial={ok(cards(...ids))} now={NOW} minHeight={ROOM} />);
    expect(shapeOf('Featured Stories')).toEqual(expected);
  });

  it.each([
    [0, ROOM, [false, false]],
    [1, undefined, [false, false]],
    [1, ROOM, [false, true]],
  ])('%d trending stories, in room: %s', (count, room, expected) => {
    const ids = Array.from({ length: count }, (_, at) => `s${at}`);
    renderInLocale(<Trending initial={ok(cards(...ids))} now={NOW} minHeight={room} />);
    expect(shapeOf('Trending')).toEqual(expected);
  });
});

it.each(TESTED_LOCALES)(
  'offers all of the news as the block is headed where it is old (%s)',
  (locale) => {
    const t = speak(locale);
    const old = [card({ id: 'a', publishedAt: new Date(NOW - 2 * 86_400_000).toISOString() })];
    renderInLocale(<Breaking initial={ok(old)} more="all" now={NOW} />, locale);
    expect(screen.getByRole('region', { name: t('Home.newest') })).toBeVisible();
    expect(screen.getByRole('link', { name: t('Home.showAllNewest') })).toBeVisible();
  },
);
