import { act, fireEvent, screen } from '@testing-library/react';
import { fakeConnection } from '@/lib/testing/fakeConnection';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { clicked, story } from '@/lib/testing/samples';
import { CARDS, heading, known, prepareViewer, stage, wait } from '@/lib/testing/viewerStage';
import { Viewer } from './Viewer';
import { SLIDE_MS } from './ViewerSlide';

jest.mock('@/lib/stories/browser/storyCache', () => ({ useCachedStory: jest.fn() }));
prepareViewer();

async function view(first = 0, cards = CARDS) {
  renderInLocale(<Viewer cards={cards} first={first} />);
  await wait(0);
}

const video = () => document.querySelector('video');

describe('a video', () => {
  it('plays without sound until it is asked for, and the next story follows its end', async () => {
    await view(0, [...CARDS.slice(2), ...CARDS.slice(0, 1)]);
    expect(video()?.play).toHaveBeenCalledTimes(1);
    expect(video()).toHaveProperty('muted', true);
    fireEvent.click(screen.getByRole('button', { name: 'Turn the sound on' }));
    expect(video()).toHaveProperty('muted', false);
    await wait(5 * SLIDE_MS);
    expect(heading()).toBe('Third');
    fireEvent.ended(video() ?? document.body);
    await wait(0);
    expect(heading()).toBe('First');
  });

  it('that ended while a control had the focus is followed once it has not', async () => {
    await view(0, [...CARDS.slice(2), ...CARDS.slice(0, 1)]);
    const link = screen.getByRole('link', { name: 'Read the story' });
    jest.spyOn(link, 'matches').mockReturnValue(true); // by keyboard, which jsdom does not tell
    act(() => link.focus());
    fireEvent.ended(video() ?? document.body);
    await wait(SLIDE_MS);
    expect(heading()).toBe('Third');
    act(() => stage().focus());
    await wait(0);
    expect(heading()).toBe('First');
  });

  it('that may not play with sound plays without, and else waits for the reader', async () => {
    const play = jest.mocked(HTMLMediaElement.prototype.play);
    await view(2);
    play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    fireEvent.click(screen.getByRole('button', { name: 'Turn the sound on' }));
    await wait(0);
    expect(video()).toHaveProperty('muted', true);
    expect(play).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('neither loads nor plays by itself under Save-Data', async () => {
    fakeConnection({ saveData: true });
    await view(2);
    expect(video()).toHaveAttribute('preload', 'none');
    expect(video()?.play).not.toHaveBeenCalled();
  });

  it('gives way to words where it cannot be played', async () => {
    await view(2);
    fireEvent.error(video() ?? document.body);
    expect(video()).toBeNull();
    expect(screen.getByRole('article')).toHaveClass('viewer-plate');
  });

  it('and its picture give way to words where neither can be had', async () => {
    await view(0, [
      clicked({ videoUrl: 'https://example.org/v.webm', picture: 'https://example.org/p.jpg' }),
    ]);
    fireEvent.error(video() ?? document.body);
    fireEvent.error(screen.getByRole('img'));
    expect([video(), screen.queryByRole('img')]).toEqual([null, null]);
    expect(screen.getByRole('article')).toHaveClass('viewer-plate');
  });

  it('has its captions', async () => {
    known(story({ captions: [{ lang: 'en', url: 'https://example.org/v.vtt' }] }));
    await view(0, [clicked({ id: 'captioned', videoUrl: 'https://example.org/v.webm' })]);
    expect(document.querySelector('track')).toHaveAttribute('srclang', 'en');
    expect(video()).toHaveAttribute('crossorigin', 'anonymous');
  });

  it('of YouTube is asked for only when the reader starts it', async () => {
    await view(0, [clicked({ youtubeId: 'dQw4w9WgXcQ' })]);
    expect(document.querySelector('iframe')).toBeNull();
    const start = screen.getByRole('button', { name: 'Play the video' });
    act(() => start.focus());
    fireEvent.click(start);
    expect(document.querySelector('iframe')?.src).toContain('/embed/dQw4w9WgXcQ?');
    expect(stage()).toHaveFocus();
  });
});
