import { fireEvent, render, screen } from '@testing-library/react';
import { useStoryClicks } from './useStoryClicks';

const on = {
  onRead: jest.fn(),
  onPreview: jest.fn(),
  onShare: jest.fn(),
  onPopup: jest.fn(),
  onBack: jest.fn(),
};
beforeEach(() => Object.values(on).forEach((handler) => handler.mockClear()));

function Page() {
  useStoryClicks(on);
  return (
    <>
      <article data-story="a1">
        <h3>
          <a href="#a1" data-opens="story">
            Plain
          </a>
        </h3>
        <a href="#a1" data-opens="article">
          Read plain
        </a>
        <button data-opens="share">
          <b>Share plain</b>
        </button>
        <a href="#elsewhere">Something else</a>
      </article>
      <article data-story="v1" data-video="https://example.org/v">
        <h3>
          <a href="#v1" data-opens="story">
            Video
          </a>
        </h3>
        <a href="#v1" data-opens="article">
          Read video
        </a>
      </article>
      <article data-story="y1" data-youtube="dQw4w9WgXcQ">
        <h3>
          <a href="#y1" data-opens="story">
            Tube
          </a>
        </h3>
      </article>
      <article data-story="y2" data-youtube="">
        <h3>
          <a href="#y2" data-opens="story">
            Tube without an id
          </a>
        </h3>
      </article>
      <article data-story="t1">
        <h3>
          <a href="#t1" data-opens="preview">
            Trending
          </a>
        </h3>
      </article>
      <a href="#popup" data-opens="popup">
        Popup
      </a>
      <a href="#home" data-opens="back">
        Back
      </a>
      <a href="#orphan" data-opens="story">
        Orphan
      </a>
    </>
  );
}

const called = () =>
  Object.entries(on)
    .filter(([, handler]) => handler.mock.calls.length > 0)
    .map(([name]) => name);
/** Whether the browser went on to follow the link. */
const click = (text: string, init: MouseEventInit = {}) =>
  fireEvent.click(screen.getByText(text), init);

describe('useStoryClicks', () => {
  it.each([
    ['Plain', ['onRead']],
    ['Read plain', ['onRead']],
    ['Share plain', ['onShare']],
    ['Video', ['onPreview']],
    ['Tube', ['onPreview']],
    ['Tube without an id', ['onPreview']],
    ['Trending', ['onPreview']],
    ['Read video', ['onRead']],
    ['Popup', ['onPopup']],
    ['Back', ['onBack']],
  ])('takes a plain click on %s', (text, handlers) => {
    render(<Page />);
    expect(click(text)).toBe(false);
    expect(called()).toEqual(handlers);
  });

  it.each(['Something else', 'Orphan'])('leaves a click on %s alone', (text) => {
    render(<Page />);
    expect(click(text)).toBe(true);
    expect(called()).toEqual([]);
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %j to the browser', (init) => {
    render(<Page />);
    expect(
      ['Plain', 'Video', 'Read plain', 'Popup', 'Back'].map((text) => click(text, init)),
    ).toEqual([true, true, true, true, true]);
    expect(called()).toEqual([]);
  });

  it('leaves a click that was taken already', () => {
    render(<Page />);
    const taken = new MouseEvent('click', { bubbles: true, cancelable: true });
    taken.preventDefault();
    fireEvent(screen.getByText('Plain'), taken);
    expect(called()).toEqual([]);
  });

  it('hands over the card and the URL', () => {
    render(<Page />);
    click('Plain');
    expect(on.onRead).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'a1', title: 'Plain' }),
      'http://localhost/#a1',
    );
    click('Popup');
    expect(on.onPopup).toHaveBeenCalledWith('http://localhost/#popup');
  });

  it('removes its listener on unmount', () => {
    render(<Page />).unmount();
    render(
      <a href="#x" data-opens="back">
        Back
      </a>,
    );
    click('Back');
    expect(called()).toEqual([]);
  });
});
