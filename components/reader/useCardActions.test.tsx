import { fireEvent, screen } from '@testing-library/react';
import { Headline } from '@/components/story/Headline';
import { StandardCard } from '@/components/story/StandardCard';
import { StoryItem } from '@/components/story/StoryItem';
import { sentCard } from '@/lib/stories/browser/cards';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { card, clicked, NOW } from '@/lib/testing/samples';
import { useCardActions } from './useCardActions';

const on = {
  onRead: jest.fn(),
  onPreview: jest.fn(),
  onShare: jest.fn(),
  onPopup: jest.fn(),
};
beforeEach(() => Object.values(on).forEach((handler) => handler.mockClear()));

const STORIES = {
  plain: card({ id: 'a1', title: 'Plain' }),
  video: card({ id: 'v1', title: 'Video', videoUrl: 'https://example.org/v' }),
  tube: card({ id: 'y1', title: 'Tube', youtubeId: 'dQw4w9WgXcQ' }),
  tubeWithoutId: card({ id: 'y2', title: 'Tube without an id', youtubeId: '' }),
  trending: card({ id: 't1', title: 'Trending' }),
};

function Page() {
  useCardActions(on);
  return (
    <>
      {[STORIES.plain, STORIES.video, STORIES.tube, STORIES.tubeWithoutId].map((story) => (
        <StandardCard key={story.id} story={story} now={NOW} leads hasActions />
      ))}
      <StoryItem story={STORIES.trending}>
        <Headline story={STORIES.trending} action="preview" />
        <a href="#elsewhere">Something else</a>
      </StoryItem>
      <a href="#popup" data-action="popup">
        Popup
      </a>
      <a href="#orphan" data-action="read">
        Orphan
      </a>
      <article data-story="unknown">
        <a href="#unknown" data-action="read">
          Not yet hydrated
        </a>
      </article>
    </>
  );
}

const called = () =>
  Object.entries(on)
    .filter(([, handler]) => handler.mock.calls.length > 0)
    .map(([name]) => name);
/** Whether the browser went on to follow the link. */
const click = (name: string, init: MouseEventInit = {}) =>
  fireEvent.click(screen.getByRole(/^Share/.test(name) ? 'button' : 'link', { name }), init);

describe('useCardActions', () => {
  it.each([
    ['Plain', ['onRead']],
    ['View News: Plain', ['onRead']],
    ['Read More: Plain', ['onRead']],
    ['Share: Plain', ['onShare']],
    ['Video: Video', ['onPreview']],
    ['View News: Video', ['onPreview']],
    ['Read More: Video', ['onRead']],
    ['Video: Tube', ['onPreview']],
    ['Video: Tube without an id', ['onPreview']],
    ['Trending', ['onPreview']],
    ['Popup', ['onPopup']],
  ])('takes a plain click on %s', (name, handlers) => {
    renderInLocale(<Page />);
    expect(click(name)).toBe(false);
    expect(called()).toEqual(handlers);
  });

  it('takes a click on what stands in a control', () => {
    renderInLocale(<Page />);
    const icon = screen.getByRole('button', { name: 'Share: Plain' }).firstElementChild;
    expect(fireEvent.click(icon ?? document.body)).toBe(false);
    expect(called()).toEqual(['onShare']);
  });

  it.each(['Something else', 'Orphan', 'Not yet hydrated'])(
    'leaves a click on %s alone',
    (name) => {
      renderInLocale(<Page />);
      expect(click(name)).toBe(true);
      expect(called()).toEqual([]);
    },
  );

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %j to the browser', (init) => {
    renderInLocale(<Page />);
    const links = ['Plain', 'Video: Video', 'Read More: Plain', 'Popup'];
    expect(links.map((name) => click(name, init))).toEqual([true, true, true, true]);
    expect(called()).toEqual([]);
  });

  it('leaves a click that was taken already', () => {
    renderInLocale(<Page />);
    const taken = new MouseEvent('click', { bubbles: true, cancelable: true });
    taken.preventDefault();
    fireEvent(screen.getByRole('link', { name: 'Plain' }), taken);
    expect(called()).toEqual([]);
  });

  it('hands over the story as its card was given it, and the URL', () => {
    renderInLocale(<Page />);
    click('Video: Video');
    expect(on.onPreview).toHaveBeenCalledWith(
      clicked({ ...sentCard(STORIES.video), youtubeId: null }),
    );
    click('Plain');
    expect(on.onRead).toHaveBeenCalledWith('http://localhost/news/a1');
    click('Popup');
    expect(on.onPopup).toHaveBeenCalledWith('http://localhost/#popup');
  });

  it('removes its listener on unmount', () => {
    renderInLocale(<Page />).unmount();
    renderInLocale(
      <a href="#x" data-action="popup">
        Popup
      </a>,
    );
    click('Popup');
    expect(called()).toEqual([]);
  });
});
