import { act, fireEvent, screen } from '@testing-library/react';
import { err, ok, type Result } from '@/lib/result';
import type { Slide } from '@/lib/story/story';
import { IDLE_MS } from '@/lib/testing/browserFakes';
import { fakeFetch, reply, REQUEST_OPTIONS } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { slide } from '@/lib/testing/samples';
import { Hero } from './Hero.island';

const THREE = ['p1', 'p2', 'p3'].map((id) => slide({ id, title: `Poster ${id}` }));
let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  jest.useFakeTimers();
  fetchStub = fakeFetch();
  fetchStub.mockResolvedValue(reply(THREE));
});

const start = (initial: Result<Slide[], string> = ok(THREE), locale: 'en' | 'hi' = 'en') =>
  renderInLocale(<Hero initial={initial} />, locale);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe.each([
  ['en', 'Failed to load hero posters'],
  ['hi', 'मुख्य ख़बरें लोड नहीं हो सकीं'],
] as const)('in %s', (locale, failed) => {
  const t = speak(locale);

  it.each([
    ['Failed to fetch posters', [{ en: '/', hi: '/hi' }[locale]]],
    ['Invalid poster data received', [{ en: '/', hi: '/hi' }[locale]]],
    ['No valid posters found', []],
  ])('%s: its words, no slides, and another try at %j', (message, retries) => {
    start(err(message), locale);
    expect(screen.getByRole('status')).toHaveTextContent(failed);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(
      screen
        .queryAllByRole('link', { name: t('Faults.retry') })
        .map((link) => link.getAttribute('href')),
    ).toEqual(retries);
  });

  it('leaves no empty box where the page began without slides', () => {
    const { container } = start(err('Failed to fetch posters'), locale);
    expect(container.querySelector('.hero-list-held')).not.toBeInTheDocument();
  });

  it('keeps the room of the slides and headlines it had, so that nothing moves', async () => {
    fetchStub.mockResolvedValue(reply({ error: 'Failed to fetch posters' }, 502));
    const { container } = start(ok(THREE), locale);
    await wait(IDLE_MS);
    await wait(30_000);
    expect(container.querySelector('.hero .hero-list-held')).toBeInTheDocument();
  });

  it('is as low as words where no poster has a picture, also once a poll brings some', async () => {
    const { container } = start(ok(THREE.map((poster) => ({ ...poster, picture: null }))), locale);
    await wait(IDLE_MS);
    await wait(30_000);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(container.querySelector('.hero-room, .hero img')).toBeNull();
    fetchStub.mockResolvedValue(reply({ error: 'Failed to fetch posters' }, 502));
    await wait(30_000);
    expect(container.querySelector('.hero-lines')).toBeInTheDocument();
  });

  it('empties the list when a poll fails, and recovers', async () => {
    fetchStub.mockResolvedValueOnce(reply({ error: 'Failed to fetch posters' }, 502));
    start(ok(THREE), locale);
    await wait(IDLE_MS);
    await wait(30_000);
    expect(screen.getByRole('status')).toHaveTextContent(failed);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    await wait(30_000);
    expect(screen.getAllByRole('group')).toHaveLength(3);
    expect(fetchStub).toHaveBeenCalledWith(`/api/posters?lang=${locale}`, REQUEST_OPTIONS);
  });

  it('keeps its slides when a poll fails on a page that tells of an outage', async () => {
    fetchStub.mockResolvedValueOnce(reply({ error: 'Failed to fetch posters' }, 502));
    fetchStub.mockResolvedValue(reply(THREE.slice(0, 2)));
    const notice = document.body.appendChild(document.createElement('p'));
    notice.dataset.outage = '';
    start(ok(THREE), locale);
    await wait(IDLE_MS);
    await wait(30_000);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole('group')).toHaveLength(3);
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
    await wait(30_000);
    expect(screen.getAllByRole('group')).toHaveLength(2);
    // The list has come since, so that a failure is news again.
    fetchStub.mockResolvedValue(reply({ error: 'Failed to fetch posters' }, 502));
    await wait(30_000);
    expect(screen.getByText(failed)).toBeVisible();
    notice.remove();
  });

  it('keeps the slide that is read when posters are put before it', async () => {
    fetchStub.mockResolvedValue(reply([slide({ id: 'p0', title: 'Poster p0' }), ...THREE]));
    start(ok(THREE), locale);
    const shown = () =>
      screen.getAllByRole('group').find((group) => !group.hasAttribute('inert'))?.textContent;
    fireEvent.click(screen.getByRole('button', { name: t('Hero.pause') }));
    fireEvent.click(screen.getByRole('button', { name: t('Hero.next') }));
    expect(shown()).toContain('Poster p2');
    await wait(IDLE_MS);
    await wait(30_000);
    expect(screen.getAllByRole('group')).toHaveLength(4);
    expect(shown()).toContain('Poster p2');
  });

  it('says how long the story takes to read', () => {
    start(ok([slide({ readTime: 3 })]), locale);
    expect(screen.getByText(t('Hero.readTime', { minutes: 3 }))).toBeVisible();
  });

  it.each([
    ['1 hour', 'en'],
    ['एक घंटा', 'hi'],
  ])('says %s as the provider does, in its own language', (readTime, lang) => {
    start(ok([slide({ readTime })]), locale);
    expect(screen.getByText(readTime)).toHaveAttribute('lang', lang);
  });
});

describe('a slide', () => {
  it.each([
    [null, '/news/p1', null],
    ['/live-tv', '/live-tv', null],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a', '_blank'],
  ])('with the link %j leads to %s', (link, href, target) => {
    start(ok([slide({ link, title: 'Rain' })]));
    const headline = screen.getByRole('link', { name: 'Rain' });
    expect(headline.getAttribute('href')).toBe(href);
    expect(headline.getAttribute('target')).toBe(target);
  });

  it.each([
    [
      'at its own URL, which the headline opens too',
      { link: null, youtubeId: null },
      [0, -1],
      'Rain',
    ],
    [
      'at its own URL, where the headline plays a preview',
      { link: null, youtubeId: 'dQw4w9WgXcQ' },
      [0, 0],
      'Video: Rain',
    ],
    [
      'at a link, which the headline opens too',
      { link: '/live-tv', youtubeId: 'dQw4w9WgXcQ' },
      [0, -1],
      'Rain',
    ],
  ])('is read %s', (_name, poster, stops, name) => {
    start(ok([slide({ ...poster, title: 'Rain' })]));
    const [headline, readMore] = [
      screen.getByRole('link', { name }),
      screen.getByRole('link', { name: 'Read More: Rain' }),
    ];
    expect([headline.tabIndex, readMore.tabIndex]).toEqual(stops);
    expect(readMore).toHaveTextContent('Read More Rain');
    expect(readMore.getAttribute('href')).toBe(headline.getAttribute('href'));
  });

  it('loads its picture only when it is about to be seen', () => {
    const { container } = start();
    expect(container.querySelectorAll('img')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(container.querySelectorAll('img')).toHaveLength(3);
  });
});

it.each([
  ['fails', reply({ error: 'Failed to fetch posters' }, 502)],
  ['lacks its slide', reply([slide({ id: 'p0', title: 'Poster p0' })])],
])('a poll that %s takes a focused link away, and the slides move on later', async (_, gone) => {
  fetchStub.mockResolvedValueOnce(gone);
  start();
  const link = screen.getByRole('link', { name: 'Poster p1' });
  act(() => link.focus());
  await wait(IDLE_MS);
  await wait(30_000);
  expect(link).not.toBeInTheDocument();
  await wait(30_000);
  const shown = () =>
    screen.getAllByRole('group').find((group) => !group.hasAttribute('inert'))?.textContent;
  const first = shown();
  await wait(5_000);
  expect(shown()).not.toBe(first);
});

it('a slide that leaves from under the pointer does not hold the others', async () => {
  fetchStub.mockResolvedValueOnce(reply({ error: 'Failed to fetch posters' }, 502));
  start();
  const stage =
    screen.getByRole('region', { name: 'Top stories' }).firstElementChild ?? document.body;
  fireEvent.pointerEnter(stage, { pointerType: 'mouse' });
  await wait(IDLE_MS);
  await wait(30_000);
  await wait(30_000);
  const first = screen.getAllByRole('group').findIndex((group) => !group.hasAttribute('inert'));
  await wait(5_000);
  expect(screen.getAllByRole('group')[first]).toHaveAttribute('inert');
});
