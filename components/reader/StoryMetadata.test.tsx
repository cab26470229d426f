import { render } from '@testing-library/react';
import { bodyOf, story } from '@/lib/testing/samples';
import { StoryMetadata } from './StoryMetadata';

const HEAD = `
  <link rel="canonical" href="https://narmada24.example/hi">
  <meta name="description" content="All news">
  <meta property="og:url" content="https://narmada24.example/hi">
  <meta property="og:title" content="Narmada 24">
  <meta property="og:description" content="All news">
  <meta name="twitter:title" content="Narmada 24">
  <meta name="twitter:description" content="All news">`;

beforeEach(() => void (document.head.innerHTML = HEAD));
afterEach(() => void (document.head.innerHTML = ''));

const metadata = () =>
  [...document.head.children].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href'),
  );
const draw = (given: Parameters<typeof story>[0]) => (
  <StoryMetadata
    story={story({ title: 'Rain', summary: 'Wet.', ...given })}
    path="/hi/news/a%2F1"
  />
);
const URL_OF_STORY = 'https://narmada24.example/hi/news/a%2F1';

describe('StoryMetadata', () => {
  it('describes the open story, at the site’s public origin', () => {
    render(draw({ body: bodyOf('One.\n\nTwo.') }));
    expect(metadata()).toEqual([
      URL_OF_STORY,
      'One. Two.',
      URL_OF_STORY,
      'Rain',
      'One. Two.',
      'Rain',
      'One. Two.',
    ]);
  });

  it('follows the story as its text arrives, and restores the page’s own when it closes', () => {
    const before = metadata();
    const { rerender, unmount } = render(draw({ body: null }));
    expect(metadata()[1]).toBe('Wet.');
    rerender(draw({ body: bodyOf('The whole text.') }));
    expect(metadata()[1]).toBe('The whole text.');
    unmount();
    expect(metadata()).toEqual(before);
  });

  it('adds nothing to a page that has none', () => {
    document.head.innerHTML = '<title>404</title>';
    render(draw({})).unmount();
    expect(document.head.innerHTML).toBe('<title>404</title>');
  });
});
