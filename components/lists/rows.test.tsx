import { screen } from '@testing-library/react';
import { CompactRow } from '@/components/story/CompactRow';
import { StandardCard } from '@/components/story/StandardCard';
import { renderInLocale, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { ListRow } from './ListRow';
import { OpinionList } from './OpinionList';
import { LowerGrid } from './StoryGrid';
import { TimelineRow } from './TimelineRow';

const story = card({ youtubeId: 'dQw4w9WgXcQ' });

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  it.each([
    ['StandardCard', <StandardCard key="" story={story} now={NOW} leads={false} />],
    ['CompactRow', <CompactRow key="" story={story} now={NOW} />],
    ['ListRow', <ListRow key="" story={story} now={NOW} />],
    ['TimelineRow', <TimelineRow key="" story={story} now={NOW} />],
    ['OpinionList', <OpinionList key="" stories={[story]} now={NOW} />],
    ['LowerGrid', <LowerGrid key="" stories={[story]} now={NOW} />],
  ])('a story of %s has one link, at which Tab stops, and Share', (_, row) => {
    renderInLocale(row, locale);
    const controls = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')];
    expect(controls.map(({ tagName, tabIndex }) => [tagName, tabIndex])).toEqual([
      ['A', 0],
      ['BUTTON', -1],
    ]);
  });
});
