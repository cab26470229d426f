import { screen } from '@testing-library/react';
import { ShareButton } from '@/components/share/ShareButton';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { Kicker } from './Headline';
import { RelativeTime } from './RelativeTime';
import { StoryItem } from './StoryItem';

it('marks what a story of another language says in the page’s own', () => {
  const story = card({ lang: 'en', category: 'politics' });
  const at = new Date(NOW).toISOString();
  renderInLocale(
    <StoryItem story={story}>
      <Kicker category={story.category} />
      <RelativeTime at={at} now={NOW} />
      <ShareButton title={story.title} />
    </StoryItem>,
    'hi',
  );
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'en');
  for (const element of [
    screen.getByText('राजनीति'),
    screen.getByRole('time'),
    screen.getByRole('button'),
  ])
    expect(element).toHaveAttribute('lang', 'hi');
});
