import { act, fireEvent, screen } from '@testing-library/react';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { clicked, ENGLISH, HINDI, story } from '@/lib/testing/samples';
import { VideoPreview } from './VideoPreview';

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
  const onClose = jest.fn();
  const view = renderInLocale(<VideoPreview card={card} videoSite={SITE} onClose={onClose} />, locale);
  await wait(0);
  return { onClose, ...view };
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
    expect(video().currentTime).toBe(0);
  });

  it('goes on where the reader paused it', async () => {
    await show();
    fireEvent.playing(video());
    await wait(5_000);
    fireEvent.pause(video());
    await wait(60_000);
    expect(video().pause).not.toHaveBeenCalled();
    video().currentTime = 5;
    fireEvent.play(video());
    expect(video().currentTime).toBe(5);
  });

  it('is paused, and its timer gone, when it is closed', async () => {
    const { unmount } = await show();
    const element = video();
    fireEvent.playing(element);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(element.pause).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a YouTube video', () => {
  it('plays muted from the start, and is told to pause after 15 s', async () => {
    await show(TUBE);
    const frame = screen.getByTitle<HTMLIFrameElement>(ENGLISH);
    const { origin, pathname, searchParams } = new URL(frame.src);
    expect([origin, pathname]).toEqual(['https://www.youtube-nocookie.com', '/embed/dQw4w9WgXcQ']);
    expect([searchParams.get('autoplay'), searchParams.get('mute'), searchParams.get('start')]).toEqual(['1', '1', '0']);
    const told = jest.fn();
    Object.defineProperty(frame, 'contentWindow', { value: { postMessage: told } });
    fireEvent.load(frame);
    await wait(14_999);
    expect(told).not.toHaveBeenCalled();
    await wait(1);
    expect(told).toHaveBeenCalledWith(expect.stringContaining('pauseVideo'), origin);
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

  it('has a placeholder where there is none', async () => {
    await show(clicked({ id: 'v3' }), locale);
    expect(screen.getByRole('status')).toHaveTextContent(cannotPlay);
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
    fireEvent.click(screen.getByRole('dialog'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});

it('describes a video of which nothing more is known by the summary', async () => {
  await show();
  expect(video()).toHaveAccessibleDescription('Rain fell before noon.');
  expect(video()).not.toHaveAttribute('crossorigin');
  expect(video().querySelector('track')).toBeNull();
});

it.each(['en', 'hi'] as const)('describes a video and shows its captions in the page’s language (%s)', async (locale) => {
  const captions = (['en', 'hi'] as const).map((lang) => ({ lang, url: `https://example.org/v.${lang}.vtt` }));
  const id = `captioned-${locale}`;
  fetchStub.mockResolvedValue(reply([story({ id, captions, videoDescription: 'Lamps on the river.' })]));
  await show(clicked({ ...FILE, id }), locale);
  expect(video()).toHaveAccessibleDescription('Lamps on the river.');
  expect(screen.getByText('Rain fell before noon.')).toBeVisible();
  expect(video()).toHaveAttribute('crossorigin', 'anonymous');
  expect([...video().querySelectorAll('track')].map(({ srclang, src, default: shown }) => [srclang, src, shown])).toEqual([
    ['en', 'https://example.org/v.en.vtt', locale === 'en'], ['hi', 'https://example.org/v.hi.vtt', locale === 'hi'],
  ]);
});

it('takes the summary from the story in hand where the row shows none', async () => {
  fetchStub.mockResolvedValue(reply([story({ id: 'v4', summary: 'From the story.' })]));
  await show(clicked({ ...FILE, id: 'v4', summary: '' }));
  expect(screen.getByText('From the story.')).toBeVisible();
});
