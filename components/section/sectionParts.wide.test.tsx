import { fireEvent, screen, within } from '@testing-library/react';
import { MARKET_SUMMARY } from '#site/markets.mjs';
import { LeadAndRows } from '@/components/lists/LeadAndRows';
import { StoryFront } from '@/components/lists/StoryFront';
import { StoryGrid } from '@/components/lists/StoryGrid';
import { PercentChange } from '@/components/samples/PercentChange';
import { RankedSamples } from '@/components/samples/RankedSamples';
import { SampleCard, Topics } from '@/components/samples/SampleCard';
import { WideSample } from '@/components/samples/WideSample';
import { PlainList } from '@/components/ui/PlainList';
import { environment } from '@/lib/config/environment.mjs';
import { mostViewed } from '@/lib/content/sample';
import { localPath } from '@/lib/i18n/language';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { getCard } from '@/lib/stories/browser/getCard';
import { fakeFetch } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { card, ENGLISH, NOW } from '@/lib/testing/samples';
import { MarketHours, MarketSummary } from './Markets';
import { LiveHeadlines, WatchLive } from './WatchLive';

const SPORTS = samplesOf('/sports');

const settings = environment();
afterEach(() => {
  settings.SAMPLES = 'on';
  delete settings.LIVE_URL;
});

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const { Business, Live } = words[locale];

  it.each([
    [1.05, '▲ +1.05%', 'text-up'],
    [-2.4, '▼ −2.4%', 'text-down'],
  ])('a change of %d says its direction three ways', (percent, text, colour) => {
    renderInLocale(<PercentChange percent={percent} />, locale);
    expect(screen.getByText(/%/)).toHaveTextContent(text);
    expect(screen.getByText(/%/)).toHaveClass(colour);
  });

  it('the market summary has each index with its value and change', () => {
    renderInLocale(
      <MarketSummary indices={MARKET_SUMMARY} note={Business.sampleFigures} />,
      locale,
    );
    const indices = screen.getAllByRole('listitem');
    expect(indices.map((item) => within(item).getByRole('heading').textContent)).toEqual(
      MARKET_SUMMARY.map(({ name }) => name[locale]),
    );
    expect(indices[0]).toHaveTextContent('73,327.94▲ +759.49 (+1.05%)');
    expect(screen.getByText(Business.sampleFigures)).toBeVisible();
  });

  it.each([
    // 20 November 2026 is a Friday; the times are India's.
    ['2026-11-20T12:00:00+05:30', ['open', 'open', 'open']],
    ['2026-11-20T20:00:00+05:30', ['closed', 'closed', 'open']],
  ] as const)('the market hours at %s say who is open', (now, expected) => {
    renderInLocale(<MarketHours now={Date.parse(now)} />, locale);
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => row.lastChild?.textContent)).toEqual(
      expected.map((status) => Business[status]),
    );
    expect(rows[0]).toHaveTextContent(`${{ en: 'NSE', hi: 'एनएसई' }[locale]}9:15–15:30`);
    expect(screen.getByText(Business.holidays)).toBeVisible();
  });

  it('a sample card shows what it has and links its category', () => {
    const article = SPORTS[0];
    if (!article) throw new Error('no sample');
    renderInLocale(<SampleCard article={article} categoryHref="/sports/cricket" />, locale);
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(article.title[locale]);
    expect(screen.getByRole('link', { name: words[locale].Categories.cricket })).toHaveAttribute(
      'href',
      '/sports/cricket',
    );
    expect(screen.getByText(new RegExp(article.venue?.[locale] ?? '-'))).toHaveTextContent(
      article.matchResult?.[locale] ?? '-',
    );
    expect(
      screen.getByText(
        new RegExp(speak(locale)('Hero.readTime', { minutes: article.readMinutes })),
      ),
    ).toBeVisible();
  });

  it('a sample card opens as a story does, and says that it is a sample', () => {
    const article = SPORTS[0];
    if (!article) throw new Error('no sample');
    renderInLocale(<SampleCard article={article} />, locale);
    const link = screen.getByRole('link', { name: article.title[locale] });
    expect([link.getAttribute('href'), link.dataset.action]).toEqual([
      localPath(`/news/sample-${article.id}`, locale),
      'read',
    ]);
    expect(screen.getByText(words[locale].Story.sample)).toBeVisible();
    expect(getCard(`sample-${article.id}`)).toMatchObject({
      title: article.title[locale],
      summary: article.description[locale],
      picture: '/scenes/cricket.svg',
      youtubeId: null,
    });
  });

  it('ranked samples open too, each with its mark', () => {
    renderInLocale(<RankedSamples title="Trending" samples={SPORTS.slice(0, 3)} />, locale);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      SPORTS.slice(0, 3).map(({ id }) => localPath(`/news/sample-${id}`, locale)),
    );
    expect(screen.getAllByText(words[locale].Story.sample)).toHaveLength(3);
  });

  it('there is no heading over a ranking of no samples', () => {
    renderInLocale(<RankedSamples title="Trending" samples={[]} />, locale);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('topics lead to their section or to the search, those that are no category nowhere', () => {
    renderInLocale(
      <Topics
        topics={{
          en: ['Technology', 'Food', 'Small towns'],
          hi: ['टेक्नोलॉजी', 'खानपान', 'छोटे शहर'],
        }}
      />,
      locale,
    );
    expect(screen.getByText({ en: 'Small towns', hi: 'छोटे शहर' }[locale])).toBeVisible();
    const query = encodeURIComponent({ en: 'Food', hi: 'खानपान' }[locale]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['/technology', `/search?q=${query}`].map((path) => localPath(path, locale)),
    );
  });

  it('a static article is a card with a URL of its own, and says that it is a sample', () => {
    const [article] = samplesOf('/technology');
    if (!article) throw new Error('no sample');
    renderInLocale(<WideSample article={article} />, locale);
    const link = within(screen.getByRole('heading', { level: 3 })).getByRole('link', {
      name: article.title[locale],
    });
    expect(link).toHaveAttribute('href', localPath(`/news/sample-${article.id}`, locale));
    expect(screen.getByText(words[locale].Story.sample)).toBeVisible();
  });

  it('Watch Live without a stream is a plain button below the newest video, and does nothing', () => {
    const asked = fakeFetch();
    const { container } = renderInLocale(
      <WatchLive video={card({ youtubeId: 'aqz-KE-bpKQ' })} />,
      locale,
    );
    const before = container.innerHTML;
    const watch = screen.getByRole('button', { name: Live.watch });
    // No script of the page would take its click either: those go by such an attribute.
    expect(watch.getAttributeNames()).toEqual(['type', 'class']);
    expect(watch).toHaveAttribute('type', 'button');
    fireEvent.click(watch);
    expect(container.innerHTML).toBe(before);
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByRole('heading')).toHaveTextContent(ENGLISH);
  });

  it('without samples there is no button that does nothing', () => {
    settings.SAMPLES = 'off';
    renderInLocale(<WatchLive video={card({ youtubeId: 'aqz-KE-bpKQ' })} />, locale);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText(Live.onAir)).not.toBeInTheDocument();
    expect(screen.getByRole('heading')).toHaveTextContent(ENGLISH);
  });

  it.each([
    ['on', 1],
    ['off', 0],
  ] as const)(
    'with samples %s and no stream the headlines have %d live marks',
    (samples, marks) => {
      settings.SAMPLES = samples;
      const { container } = renderInLocale(<LiveHeadlines stories={[card()]} now={NOW} />, locale);
      expect(container.querySelectorAll('.live-dot')).toHaveLength(marks);
    },
  );

  it.each(['on', 'off'] as const)('with samples %s a stream plays after the click', (samples) => {
    settings.SAMPLES = samples;
    settings.LIVE_URL = 'https://youtu.be/aqz-KE-bpKQ';
    const { container } = renderInLocale(<WatchLive />, locale);
    expect(container.querySelector('iframe')).toBeNull();
    const watch = screen.getByRole('link', { name: Live.watch });
    expect(watch).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    fireEvent.click(watch);
    expect(container.querySelector('iframe')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    );
  });

  it.each([
    ['maybe', 1],
    ['', 0],
  ] as const)('HLS in a browser that can play it %j: %d players', (canPlay, players) => {
    settings.LIVE_URL = 'https://live.example.org/index.m3u8';
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(canPlay);
    const { container } = renderInLocale(<WatchLive />, locale);
    const watch = screen.getByRole('link', { name: Live.watch });
    expect(watch).toHaveAttribute('href', settings.LIVE_URL);
    fireEvent.click(watch);
    expect(container.querySelectorAll(`video[src="${settings.LIVE_URL}"]`)).toHaveLength(players);
  });

  it('a stream that cannot be played says so, and its link opens it elsewhere', () => {
    settings.LIVE_URL = 'https://live.example.org/index.m3u8';
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
    const { container } = renderInLocale(<WatchLive />, locale);
    const watch = () => screen.getByRole('link', { name: Live.watch });
    fireEvent.click(watch());
    fireEvent.error(container.querySelector('video') ?? watch());
    expect(screen.getByRole('status')).toHaveTextContent(words[locale].Preview.cannotPlay);
    expect(watch()).toHaveFocus();
    expect(fireEvent.click(watch())).toBe(true);
    expect(container.querySelector('video')).toBeNull();
  });
});

it('names lead somewhere only where there is somewhere to go', () => {
  renderInLocale(
    <PlainList
      title="Categories"
      items={[{ name: 'Politics' }, { name: 'Sports', href: '/sports' }]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Politics',
    'Sports',
  ]);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('the most viewed come first, whatever their order was', () => {
  const views = mostViewed(SPORTS.toReversed(), 3).map((sample) => sample.views);
  expect(views).toEqual(
    SPORTS.map((sample) => sample.views)
      .toSorted((a, b) => b - a)
      .slice(0, 3),
  );
});

describe.each([
  ['lead', LeadAndRows],
  ['front', StoryFront],
] as const)('a list in the layout %s', (_, List) => {
  it.each([0, 1, 2, 7, 24])('of %d stories loses none, and the first leads', (count) => {
    const stories = Array.from({ length: count }, (_story, at) =>
      card({ id: `s${at}`, title: `Story ${at}` }),
    );
    renderInLocale(<List stories={stories} now={NOW} />);
    expect(
      screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
    ).toEqual(stories.map(({ title }) => title));
  });
});

it.each([
  [2, 1, 0],
  [4, 3, 0],
  [6, 5, 0],
  [7, 3, 3],
  [12, 5, 6],
  [24, 5, 18],
])('a front of %d stories has %d rows beside its lead and %d cards', (count, rows, cards) => {
  const stories = Array.from({ length: count }, (_, at) => card({ id: `s${at}` }));
  const { container } = renderInLocale(<StoryFront stories={stories} now={NOW} />);
  expect(container.querySelectorAll('[data-part=summary]')).toHaveLength(1 + cards);
  expect(screen.getAllByText(words.en.Story.readMore)).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(1 + rows + cards);
});

describe.each([
  ['lead', LeadAndRows],
  ['grid', StoryGrid],
  ['front', StoryFront],
] as const)('the pictures of a list in the layout %s', (_, List) => {
  it.each([
    ['the first', [true, true, true], ['eager', 'lazy', 'lazy']],
    ['the first there is', [false, true, true], ['eager', 'lazy']],
    ['none where there is none', [false, false], []],
  ])('fetch first: %s', (_case, pictured, expected) => {
    const stories = pictured.map((has, at) =>
      card({ id: `s${at}`, picture: has ? 'http://localhost:4000/rain.jpg' : null }),
    );
    const { container } = renderInLocale(<List stories={stories} now={NOW} />);
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(expected);
    expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual(
      expected.map((loading) => (loading === 'eager' ? 'high' : 'auto')),
    );
  });
});
