import { screen } from '@testing-library/react';
import { FloatingButtons } from '@/components/layout/FloatingButtons';
import { ShortcutLinks } from '@/components/layout/ShortcutLinks';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { words } from '@/lib/testing/words';
import { AllStatesNews } from './AllStatesNews';
import { StateLinks } from './StateLinks';

// A newsroom that keeps /india and lists no state.
jest.mock('@/lib/content/keys', () => ({
  ...jest.requireActual('@/lib/content/keys'),
  STATES: [],
}));
jest.mock('@/lib/content/states', () => ({
  ...jest.requireActual('@/lib/content/states'),
  STATE_LIST: [],
}));

const { India, Places } = words.en;

it('names no states on the page of India, and has nothing to choose there', () => {
  renderInLocale(
    <AllStatesNews
      sidebar={{ aside: <StateLinks />, px: 0 }}
      stories={[card()]}
      now={NOW}
      chosen={undefined}
      number={1}
    />,
    'en',
  );
  expect(screen.queryByText(India.allStates)).toBeNull();
  expect(screen.queryByText(India.states)).toBeNull();
  expect(screen.queryByRole('heading', { name: India.more })).toBeNull();
  expect(screen.getByRole('heading', { name: India.latest })).toBeVisible();
});

it('has no link to the reader’s own state', () => {
  renderInLocale(<ShortcutLinks path="/" />, 'en');
  expect(screen.queryByRole('link', { name: Places.mine })).toBeNull();
});

it('keeps the width of the bar without that link', () => {
  const { container } = renderInLocale(<FloatingButtons path="/" />, 'en');
  expect(container.querySelector('[data-links]')).toHaveAttribute('data-links', '2');
});
