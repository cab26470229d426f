import { act, fireEvent, screen } from '@testing-library/react';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { clicked, ENGLISH, HINDI, story } from '@/lib/testing/samples';
import { StoryPreview } from './StoryPreview';

const SITE = 'https://www.youtube.com/@narmada24.example';
const FILE = clicked({ id: 'v1', videoUrl: 'https://example.org/v.webm' });
const TUBE = clicked({ id: 'v2', youtubeId: 'dQw4w9WgXcQ' });
let fetchStub: ReturnType<typeof fakeFetch>;

beforeEach(() => {
  jest.useFakeTimers();
  fetchStub = fakeFetch();
  fetchStub.mockResolvedValue(reply([]));
});

const show = async (card = FILE, locale: 'en' | 'hi' = 'en') => {
  const [onClose, onRead] = [jest.fn(), jest.fn()];
  const view = renderInLocale(
    <StoryPreview card={card} videoSite={SITE} onRead={onRead} onClose={onClose} />,
    locale,
  );
  await wait(0);
  return { onClose, onRead, ...view };
};
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const video = () => screen.getByLabelText<HTMLVideoElement>(ENGLISH, { selector: 'video' });

describe('a story’s own video', () => {
  it('starts muted, from the beginning, and pauses after 15 s of playing', async () => {
    await show();
    expect(video().muted).toBe(true);
    expect(video()).toHaveAttribute('autoplay');
    await wait(60_000); // loading does not count
    expect(video().pause).not.toHaveBeenCalled();
    fireEvent.playing(video());
    await wait(14_999);
    expect(video().pause).not.toHaveBeenCalled();
    await wait(1);
    expect(video().pause).toHaveBeenCalledTimes(1);
  });

  it('starts over when played again after its 15 s', async () => {
    await show();
    fireEvent.playing(video());
    await wait(15_000);
    video().currentTime = 15;
    fireEvent.play(video());
    fireEvent.playing(video());
    expect(video().currentTime).toBe(0);
    await wait(14_999);
    expect(video().pause).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(video().pause).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the reader paused it', fireEvent.pause],
    ['it stalled', fireEvent.waiting],
  ])('goes on where %s, for what is left of its 15 s', async (_, stop) => {
    await show();
    fireEvent.playing(video());
    await wait(5_000);
    stop(video());
    await wait(60_000);
    expect(video().pause).not.toHaveBeenCalled();
    video().currentTime = 5;
    fireEvent.play(video());
    fireEvent.playing(video());
    expect(video().currentTime).toBe(5);
    await wait(9_999);
    expect(video().pause).not.toHaveBeenCalled();
    await wait(1);
    expect(video().pause).toHaveBeenCalledTimes(1);
  });

  it('starts over after the end of a video shorter than that', async () => {
    await show();
    fireEvent.playing(video());
    await wait(8_000);
    fireEvent.pause(video());
    fireEvent.ended(video());
    fireEvent.play(video());
    fireEvent.playing(video());
    await wait(14_999);
    expect(video().pause).not.toHaveBeenCalled();
    await wait(1);
    expect(video().pause).toHaveBeenCalledTimes(1);
  });

  it('is paused, and its timer gone, when it is closed', async () => {
    const { unmount } = await show();
    const element = video();
    const others = jest.getTimerCount();
    fireEvent.playing(element);
    expect(jest.getTimerCount()).toBe(others + 1);
    unmount();
    expect(element.pause).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(others);
  });
});

describe('a YouTube video', () => {
  it('plays muted from the start, and is told to pause after 15 s', async () => {
    await show(TUBE);
    const frame = screen.getByTitle<HTMLIFrameElement>(ENGLISH);
    const { origin, pathname, searchParams } = new URL(frame.src);
    expect([origin, pathname]).toEqual(['https://www.youtube-nocookie.com', '/embed/dQw4w9WgXcQ']);
    expect([
      searchParams.get('autoplay'),
      searchParams.get('mute'),
      searchParams.get('start'),
    ]).toEqual(['1', '1', '0']);
    const postMessage = jest.fn();
    Object.defineProperty(frame, 'contentWindow', { value: { postMessage } });
    fireEvent.load(frame);
    await wait(14_999);
    expect(postMessage).not.toHaveBeenCalled();
    await wait(1);
    expect(postMessage).toHaveBeenCalledWith(expect.stringContaining('pauseVideo'), origin);
  });
});

describe.each([
  ['en', 'This video cannot be played here', 'hi', HINDI],
  ['hi', 'यह वीडियो यहाँ नहीं चल सकता', 'en', ENGLISH],
] as const)('the preview in %s', (locale, cannotPlay, other, title) => {
  const t = speak(locale);

  it('has a placeholder for a video that fails', async () => {
    await show(FILE, locale);
    fireEvent.error(video());
    expect(screen.getByRole('status')).toHaveTextContent(cannotPlay);
    expect(document.querySelector('video')).toBeNull();
  });

  it('has a placeholder for a YouTube URL that names no video', async () => {
    await show(clicked({ id: 'v3', youtubeId: '' }), locale);
    expect(screen.getByRole('status')).toHaveTextContent(cannotPlay);
    expect(screen.getByRole('dialog', { name: t('Preview.title') })).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('plays the file beside a YouTube URL that names no video', async () => {
    await show(clicked({ ...FILE, youtubeId: '' }), locale);
    expect(video()).toBeVisible();
  });

  it.each([
    ['with a video', FILE],
    ['without', clicked({ id: 'v5' })],
  ])('leads to the whole story, %s', async (_, card) => {
    const { onRead } = await show(card, locale);
    const link = screen.getByRole('link', { name: t('Preview.readStory') });
    expect(link).toHaveAttribute('href', `${{ en: '', hi: '/hi' }[locale]}/news/${card.id}`);
    expect(fireEvent.click(link)).toBe(false);
    expect(onRead).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`/news/${card.id}$`)));
  });

  it('shows the picture of a story without a video, and its summary', async () => {
    fetchStub.mockResolvedValue(
      reply([
        story({
          id: `picture-${locale}`,
          summary: 'From the story.',
          picture: 'https://example.org/rain.jpg',
        }),
      ]),
    );
    const { container } = await show(clicked({ id: `picture-${locale}`, summary: '' }), locale);
    expect(screen.getByRole('dialog', { name: t('Preview.storyTitle') })).toBeVisible();
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      expect.stringContaining(encodeURIComponent('https://example.org/rain.jpg')),
    );
    expect(screen.getByText('From the story.')).toBeVisible();
    expect(screen.getByRole('link', { name: t('Preview.watchOnChannel') })).toHaveAttribute(
      'href',
      SITE,
    );
  });

  it('says Loading until it has the summary, and says nothing where it cannot be had', async () => {
    fetchStub.mockRejectedValue(new TypeError('failed to fetch'));
    renderInLocale(
      <StoryPreview
        card={clicked({ id: 'v6', summary: '' })}
        videoSite={SITE}
        onRead={jest.fn()}
        onClose={jest.fn()}
      />,
      locale,
    );
    expect(screen.getByRole('status')).toHaveTextContent(t('Story.loading'));
    await wait(0);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByText(t('Story.noImage'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('Preview.readStory') })).toBeVisible();
  });

  it('names itself, the story in its own language, and the video site', async () => {
    await show(clicked({ ...FILE, lang: other, title }), locale);
    expect(screen.getByRole('dialog', { name: t('Preview.title') })).toBeVisible();
    expect(screen.getByRole('heading', { name: title })).toHaveAttribute('lang', other);
    expect(screen.getByText('Rain fell before noon.')).toHaveAttribute('lang', other);
    const link = screen.getByRole('link', { name: t('Preview.watchOnChannel') });
    expect(link).toHaveAttribute('href', SITE);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('closes by its button, by Escape and by a click beside it, not by one inside', async () => {
    const { onClose } = await show(FILE, locale);
    fireEvent.click(screen.getByRole('heading'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: t('Story.close') }));
    fireEvent.pointerDown(screen.getByRole('dialog'));
    fireEvent.click(screen.getByRole('dialog'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});

it('leads to the story alone where the channel has no video site', async () => {
  renderInLocale(
    <StoryPreview card={FILE} videoSite={null} onRead={jest.fn()} onClose={jest.fn()} />,
    'en',
  );
  await wait(0);
  expect(screen.getAllByRole('link')).toEqual([
    screen.getByRole('link', { name: 'Read the story' }),
  ]);
});

it('takes the summary from the cached story where the row shows none', async () => {
  fetchStub.mockResolvedValue(reply([story({ id: 'v4', summary: 'From the story.' })]));
  await show(clicked({ ...FILE, id: 'v4', summary: '' }));
  expect(screen.getByText('From the story.')).toBeVisible();
});

it('takes the video from the cached story where the card was pressed before its data came', async () => {
  fetchStub.mockResolvedValue(reply([story({ id: 'v7', videoUrl: FILE.videoUrl })]));
  await show(clicked({ id: 'v7' }));
  expect(video()).toHaveAttribute('src', FILE.videoUrl);
  expect(screen.getByRole('dialog', { name: 'Video preview' })).toBeVisible();
});

it('leaves a click with Ctrl on the way to the story to the browser', async () => {
  const { onRead } = await show();
  const stay = (event: Event) => event.preventDefault(); // jsdom cannot follow the link
  addEventListener('click', stay);
  fireEvent.click(screen.getByRole('link', { name: 'Read the story' }), { ctrlKey: true });
  removeEventListener('click', stay);
  expect(onRead).not.toHaveBeenCalled();
});
