import { act, fireEvent, screen } from '@testing-library/react';
import { PREVIEW_NOTE } from '@/components/story/cardAction';
import { err, ok, type Result } from '@/lib/result';
import type { StoryCard } from '@/lib/story/story';
import { IDLE_MS, scrollBlocks } from '@/lib/testing/browserFakes';
import { fakeFetch, reply, REQUEST_OPTIONS } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, cards, NOW } from '@/lib/testing/samples';
import { Breaking } from './Breaking.island';
import { Featured } from './Featured.island';
import { Trending } from './Trending.island';

let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  fetchStub = fakeFetch();
});

type Initial = Result<StoryCard[], string>;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const failing = () => reply({ error: 'Failed' }, 502);

const BLOCKS = [
  [
    'Breaking',
    'breaking-news',
    30_000,
    (initial: Initial) => <Breaking initial={initial} now={NOW} />,
  ],
  [
    'Featured',
    'featured-stories',
    60_000,
    (initial: Initial) => <Featured initial={initial} now={NOW} />,
  ],
  ['Trending', 'trending', 300_000, (initial: Initial) => <Trending initial={initial} now={NOW} />],
] as const;

describe.each(BLOCKS)('%s', (_, endpoint, everyMs, draw) => {
  it('shows the server’s list and polls in its own time', async () => {
    fetchStub.mockResolvedValue(reply(cards('a', 'b')));
    renderInLocale(draw(ok(cards('a', 'b'))));
    await wait(IDLE_MS);
    await wait(everyMs - 1);
    expect([titles(), fetchStub.mock.calls]).toEqual([['Story a', 'Story b'], []]);
    await wait(1);
    expect(fetchStub.mock.calls).toEqual([[`/api/${endpoint}?lang=en`, REQUEST_OPTIONS]]);
  });

  it('lets new stories wait behind a button while the reader looks', async () => {
    fetchStub.mockResolvedValue(reply(cards('d', 'c', 'a')));
    renderInLocale(draw(ok(cards('a', 'b'))));
    await wait(IDLE_MS);
    await wait(everyMs);
    expect(titles()).toEqual(['Story a', 'Story b']);
    fireEvent.click(screen.getByRole('button', { name: '2 new stories' }));
    expect(titles()).toEqual(['Story d', 'Story c', 'Story a']);
    expect(screen.queryByRole('button', { name: /new stor/ })).not.toBeInTheDocument();
  });

  it('changes by itself when the reader is elsewhere', async () => {
    fetchStub.mockResolvedValue(reply(cards('c', 'a')));
    renderInLocale(draw(ok(cards('a', 'b'))));
    act(() => scrollBlocks('below'));
    await wait(IDLE_MS);
    await wait(everyMs);
    expect(titles()).toEqual(['Story c', 'Story a']);
  });

  it('fills when the first result failed and a later one does not', async () => {
    fetchStub.mockResolvedValue(reply(cards('a')));
    renderInLocale(draw(err('Failed')));
    expect(titles()).toEqual([]);
    await wait(IDLE_MS);
    await wait(everyMs);
    expect(titles()).toEqual(['Story a']);
  });
});

describe.each([
  [
    'en',
    'Failed to load breaking news',
    'Failed to load featured stories',
    'No trending stories available',
    'New stories coming soon',
  ],
  [
    'hi',
    'ब्रेकिंग न्यूज़ लोड नहीं हो सकी',
    'ख़ास ख़बरें लोड नहीं हो सकीं',
    'अभी कोई ट्रेंडिंग ख़बर नहीं है',
    'नई ख़बरें जल्द आ रही हैं',
  ],
] as const)('in %s', (locale, breakingFailed, featuredFailed, trendingEmpty, trendingSoon) => {
  const t = speak(locale);

  it.each([
    ['in sight', true],
    ['out of sight', false],
  ])('breaking keeps its older stories under the error, %s', async (_, inSight) => {
    fetchStub.mockResolvedValue(failing());
    renderInLocale(<Breaking initial={ok(cards('a', 'b'))} now={NOW} />, locale);
    act(() => scrollBlocks(inSight ? 'in sight' : 'below'));
    await wait(IDLE_MS);
    await wait(30_000);
    expect(screen.getByText(breakingFailed)).toBeVisible();
    expect(titles()).toEqual(['Story a', 'Story b']);
  });

  it.each(['Failed to fetch breaking news', 'Invalid breaking news data'])(
    'breaking that never came says so: %s',
    (message) => {
      renderInLocale(<Breaking initial={err(message)} now={NOW} />, locale);
      expect(screen.getByText(breakingFailed)).toBeVisible();
      expect(screen.queryByText(t('Home.breakingEmpty'))).not.toBeInTheDocument();
    },
  );

  it('breaking may be empty without being failed', () => {
    renderInLocale(<Breaking initial={ok([])} now={NOW} />, locale);
    expect(screen.getByText(t('Home.breakingEmpty'))).toBeVisible();
    expect(screen.queryByText(breakingFailed)).not.toBeInTheDocument();
  });

  it('breaking of yesterday is headed as the newest, without the mark of what is live', () => {
    const stories = [card({ publishedAt: new Date(NOW - 25 * 3_600_000).toISOString() })];
    const { container } = renderInLocale(<Breaking initial={ok(stories)} now={NOW} />, locale);
    expect(screen.getByRole('region', { name: t('Home.newest') })).toBeVisible();
    expect(container.querySelector('.live-dot')).toBeNull();
  });

  it('breaking says once when its lead came', () => {
    renderInLocale(<Breaking initial={ok(cards('a'))} now={NOW} />, locale);
    expect(screen.getAllByText(t('Time.minutes', { count: 5 }))).toHaveLength(1);
  });

  it.each([
    ['breaking', <Breaking key="b" initial={err('Failed')} now={NOW} />],
    ['featured', <Featured key="f" initial={err('Failed')} now={NOW} />],
  ])('%s that failed offers another try', (_, block) => {
    renderInLocale(block, locale);
    expect(screen.getByRole('link', { name: t('Faults.retry') })).toHaveAttribute(
      'href',
      { en: '/', hi: '/hi' }[locale],
    );
  });

  it('featured empties its list on an error', async () => {
    fetchStub.mockResolvedValue(failing());
    renderInLocale(<Featured initial={ok(cards('a', 'b'))} now={NOW} />, locale);
    await wait(IDLE_MS);
    await wait(60_000);
    expect(screen.getByText(featuredFailed)).toBeVisible();
    expect(titles()).toEqual([]);
    expect(document.querySelector('[data-short]')).toBeNull(); // see `home.css`
  });

  it('featured may be empty without being failed', () => {
    renderInLocale(<Featured initial={ok([])} now={NOW} />, locale);
    expect(screen.getByText(t('Home.featuredEmpty'))).toBeVisible();
  });

  it('trending says which views are filled in', () => {
    renderInLocale(
      <Trending
        initial={ok([card({ id: 'a' }), card({ id: 'b', sampleViews: true })])}
        now={NOW}
      />,
      locale,
    );
    const views = t('Home.views', { figure: '12.3', unit: 'thousand' }).replaceAll('\u00A0', ' ');
    expect(
      screen
        .getAllByText(views, { exact: false })
        .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
    ).toEqual([`${views} ·`, `${t('Story.sampleFigure', { figure: views })} ·`]);
  });

  it('trending without stories says so twice over', () => {
    renderInLocale(<Trending initial={ok([])} now={NOW} />, locale);
    expect(screen.getByText(trendingEmpty)).toBeVisible();
    expect(screen.getByText(trendingSoon)).toBeVisible();
  });

  it('trending ranks five rows with category, views and time, and leads to all', () => {
    renderInLocale(
      <Trending initial={ok(['a', 'b', 'c', 'd', 'e'].map((id) => card({ id })))} now={NOW} />,
      locale,
    );
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('[aria-hidden]')?.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    expect(rows[0]).toHaveTextContent(t('Categories.weather'));
    expect(rows[0]).toHaveTextContent(
      t('Home.views', { unit: 'thousand', figure: '12.3' }).replaceAll('\u00A0', ' '),
    );
    expect(rows[0]).toHaveTextContent(t('Time.minutes', { count: 5 }));
    const india = { en: '/india', hi: '/hi/india' }[locale];
    expect(screen.getByRole('link', { name: t('Home.viewAllTrending') })).toHaveAttribute(
      'href',
      india,
    );
  });

  it('every row of trending opens the preview; one with a video says so in text and in its name', () => {
    renderInLocale(
      <Trending
        initial={ok([
          card({ id: 'a', title: 'Plain' }),
          card({ id: 'b', lang: locale, title: 'Filmed', youtubeId: '' }),
        ])}
        now={NOW}
      />,
      locale,
    );
    const links = [
      screen.getByRole('link', { name: 'Plain' }),
      screen.getByRole('link', { name: t('Story.videoOf', { title: 'Filmed' }) }),
    ];
    for (const link of links) {
      expect(link).toHaveAttribute('data-action', 'preview');
      expect(link).toHaveAttribute('aria-describedby', PREVIEW_NOTE);
    }
    expect(
      screen.getAllByRole('listitem').map((row) => row.textContent.includes(t('Story.video'))),
    ).toEqual([false, true]);
  });

  it('a row of breaking with a video says so in text and in its name', () => {
    renderInLocale(
      <Breaking
        initial={ok([
          ...cards('a', 'b'),
          card({ id: 'c', lang: locale, title: 'Filmed', videoUrl: 'https://example.org/v' }),
        ])}
        now={NOW}
      />,
      locale,
    );
    expect(
      screen.getByRole('link', { name: t('Story.videoOf', { title: 'Filmed' }) }),
    ).toHaveAttribute('data-action', 'preview');
    expect(
      screen.getAllByRole('listitem').map((row) => row.textContent.includes(t('Story.video'))),
    ).toEqual([false, true]);
  });

  it('View More leads to India, and from featured to entertainment', () => {
    renderInLocale(<Breaking initial={ok([])} now={NOW} />, locale);
    renderInLocale(<Featured initial={ok([])} now={NOW} />, locale);
    const hrefs = (['breaking', 'featured'] as const).map((name) =>
      screen
        .getByRole('link', { name: t('Story.viewMoreOf', { title: t(`Home.${name}`) }) })
        .getAttribute('href'),
    );
    expect(hrefs).toEqual(
      { en: ['/india', '/entertainment'], hi: ['/hi/india', '/hi/entertainment'] }[locale],
    );
  });
});

describe.each(TESTED_LOCALES)('all of the breaking news in %s', (locale) => {
  const t = speak(locale);
  const home = { en: '/', hi: '/hi' }[locale];
  const draw = (more?: 'all' | 'fewer') =>
    renderInLocale(<Breaking initial={ok(cards('a', 'b'))} more={more} now={NOW} />, locale);
  const ways = () =>
    screen
      .queryAllByRole('link', { name: new RegExp(`${t('Home.showAll')}|${t('Home.showFewer')}`) })
      .map((link) => link.getAttribute('href'));

  it.each([
    ['not offered where this is all', undefined, []],
    ['a link away', 'all', [`${home}?breaking=all#breaking`]],
    ['followed by the way back', 'fewer', [`${home}#breaking`]],
  ] as const)('is %s', (_, more, hrefs) => {
    draw(more);
    expect(ways()).toEqual(hrefs);
  });

  it.each([
    ['all', `/api/breaking-news?lang=${locale}`],
    ['fewer', `/api/breaking-news?lang=${locale}&all=1`],
  ] as const)('stays as it was opened at each poll (%s)', async (more, endpoint) => {
    fetchStub.mockResolvedValue(reply(cards('a', 'b')));
    draw(more);
    await wait(IDLE_MS);
    await wait(30_000);
    expect(fetchStub.mock.calls).toEqual([[endpoint, REQUEST_OPTIONS]]);
    expect(ways()).toHaveLength(1);
  });
});
