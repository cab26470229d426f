import { screen, within } from '@testing-library/react';
import { SidebarSkeleton } from '@/components/layout/Sidebar';
import { SidebarLatest } from '@/components/layout/SidebarLatest';
import { SidebarSections, SidebarTools } from '@/components/layout/SidebarLinks';
import { RatedSamples, Stars } from '@/components/samples/RatedSamples';
import { LiveHeadlines } from '@/components/section/WatchLive';
import { bestRated } from '@/lib/content/sample';
import { localPath } from '@/lib/i18n/language';
import { menu } from '@/lib/pages/menus';
import { samplesOf } from '@/lib/pages/sectionSamples';
import { TOOL_PATHS } from '@/lib/pages/siteTools';
import type { StoryCard } from '@/lib/story/story';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, cards, NOW } from '@/lib/testing/samples';
import { SpecialStories } from './SpecialStories.island';
import { Stories, type StoriesLayout } from './Stories.island';
import { isSpecialLayout, type SpecialLayout } from './specialLayouts';

const LAYOUTS = [
  'grid',
  'below',
  'lead',
  'column',
  'shorts',
  'covers',
  'frames',
  'plays',
  'opinions',
  'watch',
] as const satisfies readonly (StoriesLayout | SpecialLayout)[];

const pictured = (id: string, picture: string | null, more: Partial<StoryCard> = {}) =>
  card({
    id,
    title: `Story ${id}`,
    picture: picture && `http://localhost:4000/${picture}`,
    ...more,
  });
const titles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const show = (layout: StoriesLayout | SpecialLayout, stories: readonly StoryCard[]) =>
  renderInLocale(
    isSpecialLayout(layout) ? (
      <SpecialStories stories={stories} now={NOW} layout={layout} />
    ) : (
      <Stories stories={stories} now={NOW} layout={layout} />
    ),
  ).container;
const pictures = (container: HTMLElement) => [...container.querySelectorAll('img')];
const items = (container: HTMLElement) => [...container.querySelectorAll('li[data-story]')];
const sources = (container: HTMLElement) =>
  pictures(container).map(({ src }) => new URL(src).searchParams.get('url'));

/** Their cards open the viewer. */
const VIEWED: readonly string[] = ['shorts', 'covers', 'frames'];

describe.each(LAYOUTS)('stories in the layout %s', (layout) => {
  const isViewed = VIEWED.includes(layout);

  it.each([0, 1, 2, 3, 5])('lose none of %d, in their order', (count) => {
    const ids = ['a', 'b', 'c', 'd', 'e'].slice(0, count);
    show(layout, cards(...ids));
    expect(titles()).toEqual(ids.map((id) => `Story ${id}`));
  });

  it('lead to each story, which can be shared', () => {
    show(layout, cards('a', 'b'));
    for (const title of ['Story a', 'Story b']) {
      const link = screen.getByRole('link', { name: title });
      expect([link.getAttribute('href'), link.dataset.action]).toEqual([
        `/news/${title.slice(-1)}`,
        isViewed ? 'view' : 'read',
      ]);
      expect(screen.getByRole('button', { name: `Share: ${title}` })).toBeVisible();
    }
  });

  it('open the preview of a video, or the viewer', () => {
    show(layout, [pictured('a', 'a.jpg', { youtubeId: 'dQw4w9WgXcQ' }), pictured('b', 'b.jpg')]);
    expect(screen.getByRole('link', { name: 'Video: Story a' }).dataset.action).toBe(
      isViewed ? 'view' : 'preview',
    );
  });
});

describe.each(LAYOUTS.filter((layout) => !['lead', 'grid', 'opinions'].includes(layout)))(
  'pictures in the layout %s',
  (layout) => {
    it('stand once on a page', () => {
      const container = show(layout, [
        pictured('a', 'a.jpg'),
        pictured('b', 'b.jpg'),
        pictured('c', 'a.jpg'),
      ]);
      expect(sources(container)).toEqual(
        ['a', 'b'].map((name) => `http://localhost:4000/${name}.jpg`),
      );
    });
  },
);

it.each(['grid', 'below', 'lead', 'front', 'column', 'watch', 'rest'] as const)(
  'a story without a picture has no box in the layout %s',
  (layout) => {
    const container = show(layout, [pictured('a', null), pictured('b', null), pictured('c', null)]);
    expect(screen.queryByText('No Image')).not.toBeInTheDocument();
    expect(container.querySelector('.bg-sunk, .bg-plate')).toBeNull();
  },
);

it.each(LAYOUTS.filter((layout) => !['lead', 'below', 'plays', 'opinions'].includes(layout)))(
  'fetches the first picture first in the layout %s',
  (layout) => {
    const container = show(layout, [
      pictured('a', null),
      pictured('b', 'b.jpg'),
      pictured('c', 'c.jpg'),
    ]);
    expect(pictures(container).map((one) => one.getAttribute('fetchpriority'))).toEqual([
      'high',
      'auto',
    ]);
  },
);

it.each([
  ['far down a page', 'below'],
  ['small beside their words', 'plays'],
] as const)('fetches no picture first %s', (_, layout) => {
  const container = show(layout, cards('a', 'b'));
  expect(pictures(container).map((one) => one.getAttribute('loading'))).toEqual(['lazy']);
});

describe('before a click', () => {
  const VIDEO = { videoUrl: 'https://media.example.org/clip.webm' };
  const AUDIO = { audioUrl: 'https://media.example.org/talk.mp3' };

  it.each(LAYOUTS)('no video is asked for in the layout %s', (layout) => {
    const container = show(layout, [pictured('a', null, VIDEO), pictured('b', 'b.jpg', VIDEO)]);
    expect(container.querySelector('video, iframe')).toBeNull();
  });

  it('a short video without a picture has a play mark for a still, and no "No Image"', () => {
    show('shorts', [pictured('a', null, VIDEO)]);
    expect(screen.queryByText('No Image')).not.toBeInTheDocument();
  });

  it('a podcast with a recording has the browser’s player, which loads nothing', () => {
    const container = show('plays', [pictured('a', null, AUDIO), pictured('b', null)]);
    const players = [...container.querySelectorAll('audio')];
    expect(players.map(({ src, preload, controls }) => ({ src, preload, controls }))).toEqual([
      { src: AUDIO.audioUrl, preload: 'none', controls: true },
    ]);
    expect(screen.getByLabelText('Listen: Story a')).toBe(players[0]);
  });
});

it.each(TESTED_LOCALES)(
  'the cover of a web story counts the pages of the viewer (%s)',
  (locale) => {
    const stories = [
      pictured('a', 'a.jpg', { pages: ['One', 'Two'] }),
      pictured('b', null, { pages: [] }),
    ];
    const { container } = renderInLocale(
      <SpecialStories stories={stories} now={NOW} layout="covers" />,
      locale,
    );
    expect(items(container).map((one) => one.textContent)).toEqual([
      expect.stringContaining(speak(locale)('Story.pageCount', { count: 4 })),
      expect.stringContaining(speak(locale)('Story.pageCount', { count: 2 })),
    ]);
  },
);

it.each(['shorts', 'covers', 'frames'] as const)(
  'each card of the layout %s is an item that the viewer’s URL names',
  (layout) => {
    const container = show(layout, [pictured('a', 'a.jpg'), pictured('b', 'b.jpg')]);
    expect(items(container).map(({ id }) => id)).toEqual(['view-a', 'view-b']);
  },
);

it.each(['shorts', 'covers'] as const)(
  'without a picture there is no box for one in the layout %s',
  (layout) => {
    show(layout, [pictured('a', null), pictured('b', null), pictured('c', null)]);
    expect(screen.queryByText('No Image')).not.toBeInTheDocument();
  },
);

it('photos without a picture stand in words', () => {
  const container = show('frames', [
    pictured('a', 'a.jpg'),
    pictured('b', null),
    pictured('c', 'c.jpg'),
  ]);
  expect(pictures(container)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Story b' })).toBeVisible();
});

it('an opinion names who wrote it, where that is known', () => {
  show('opinions', [pictured('a', 'a.jpg', { author: 'Asha Rao' }), pictured('b', null)]);
  const articles = screen.getAllByRole('article');
  expect(articles.map(({ textContent }) => textContent?.includes('Asha Rao'))).toEqual([
    true,
    false,
  ]);
});

it('describes each photo in the Photo Gallery', () => {
  show('frames', [pictured('a', 'a.jpg', { category: 'photos' })]);
  expect(screen.getByRole('img')).toHaveAccessibleName('Rain fell before noon.');
});

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);

  it('the sidebar lists the newest in words alone', () => {
    const { container } = renderInLocale(
      <SidebarLatest stories={cards('a', 'b')} now={NOW} />,
      locale,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(t('Sidebar.latest'));
    expect(titles()).toEqual(['Story a', 'Story b']);
    expect(pictures(container)).toEqual([]);
  });

  it('the sidebar without stories leads to the sections', () => {
    renderInLocale(<SidebarLatest stories={[]} now={NOW} />, locale);
    expect(screen.getByRole('heading')).toHaveTextContent(t('Sidebar.sections'));
    expect(hrefs()).toEqual(menu('main').map((path) => localPath(path, locale)));
  });

  it('the sidebar waits in five silent rows', () => {
    const { container } = renderInLocale(<SidebarSkeleton />, locale);
    expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(5);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('the sidebar leads to every tool', () => {
    renderInLocale(<SidebarTools />, locale);
    expect(hrefs()).toEqual(TOOL_PATHS.map((path) => localPath(path, locale)));
  });

  it('the sidebar leads to the sections of quick access', () => {
    const { container } = renderInLocale(<SidebarSections />, locale);
    expect(container).toHaveTextContent(t('Pages.podcasts'));
    expect(hrefs()).toEqual(menu('quickAccess').map((path) => localPath(path, locale)));
  });

  it('the newest headlines stand on a line of time', () => {
    renderInLocale(<LiveHeadlines stories={cards('a', 'b', 'c')} now={NOW} />, locale);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(t('Live.now'));
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('heading')
        .map((one) => one.textContent),
    ).toEqual(['Story a', 'Story b', 'Story c']);
  });

  it('without headlines there is no block of them', () => {
    const { container } = renderInLocale(<LiveHeadlines stories={[]} now={NOW} />, locale);
    expect(container).toBeEmptyDOMElement();
  });

  it('a rating is stars as far as it goes, and words', () => {
    const { container } = renderInLocale(<Stars rating={4.5} />, locale);
    expect(container).toHaveTextContent(t('Section.rating', { rating: 4.5 }));
    expect(screen.getAllByText('★★★★★').at(-1)).toHaveStyle({ width: '90%' });
  });

  it('rated samples have their rating, their mark and their page', () => {
    const samples = bestRated(samplesOf('/entertainment'), 2);
    renderInLocale(<RatedSamples title="Best" samples={samples} />, locale);
    expect(screen.getAllByText(t('Story.sample'))).toHaveLength(2);
    expect(hrefs()).toEqual(samples.map(({ id }) => localPath(`/news/sample-${id}`, locale)));
    for (const { rating } of samples)
      expect(screen.getByText(t('Section.rating', { rating: rating ?? 0 }))).toBeVisible();
  });
});

it('the best rated come first, those without a rating not at all', () => {
  const ratings = bestRated(samplesOf('/entertainment').toReversed(), 99).map(
    ({ rating }) => rating,
  );
  expect(ratings).toEqual(
    samplesOf('/entertainment')
      .flatMap(({ rating }) => rating ?? [])
      .toSorted((a, b) => b - a),
  );
});
