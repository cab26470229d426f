import { screen, within } from '@testing-library/react';
import { localPath } from '@/lib/i18n/language';
import type { StoryCard } from '@/lib/story/story';
import { menu } from '@/lib/site/menus';
import { TOOL_PATHS } from '@/lib/site/tools';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, cards, NOW } from '@/lib/testing/samples';
import { bestRated } from '@/lib/content/sample';
import { ENTERTAINMENT_SAMPLES } from '@/lib/content/entertainment';
import { LiveHeadlines } from './LiveHeadlines';
import { NoNews } from './NoNews';
import { RailLatest } from './RailLatest';
import { RailSections } from './RailSections';
import { RailSkeleton } from './RailSkeleton';
import { RailTools } from './RailTools';
import { RatedSamples } from './RatedSamples';
import { Stars } from './Stars';
import { Stories, type StoriesForm } from './Stories.island';

const FORMS = [
  'grid',
  'below',
  'lead',
  'column',
  'shorts',
  'covers',
  'frames',
  'plays',
  'watch',
] as const satisfies readonly StoriesForm[];

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
const show = (form: StoriesForm, stories: readonly StoryCard[]) =>
  renderInLocale(<Stories stories={stories} now={NOW} form={form} />).container;
const pictures = (container: HTMLElement) => [...container.querySelectorAll('img')];
const sources = (container: HTMLElement) =>
  pictures(container).map(({ src }) => new URL(src).searchParams.get('url'));

describe.each(FORMS)('stories in the form %s', (form) => {
  it.each([0, 1, 2, 3, 5])('lose none of %d, in their order', (count) => {
    const ids = ['a', 'b', 'c', 'd', 'e'].slice(0, count);
    show(form, cards(...ids));
    expect(titles()).toEqual(ids.map((id) => `Story ${id}`));
  });

  it('lead to each story, which can be shared', () => {
    show(form, cards('a', 'b'));
    for (const title of ['Story a', 'Story b']) {
      const link = screen.getByRole('link', { name: title });
      expect([link.getAttribute('href'), link.dataset.action]).toEqual([
        `/news/${title.slice(-1)}`,
        'read',
      ]);
      expect(screen.getByRole('button', { name: `Share: ${title}` })).toBeVisible();
    }
  });

  it('open the preview of a video', () => {
    show(form, [pictured('a', 'a.jpg', { youtubeId: 'dQw4w9WgXcQ' }), pictured('b', 'b.jpg')]);
    expect(screen.getByRole('link', { name: 'Video: Story a' }).dataset.action).toBe('preview');
  });
});

describe.each(FORMS.filter((form) => form !== 'lead' && form !== 'grid'))(
  'pictures in the form %s',
  (form) => {
    it('stand once on a page', () => {
      const container = show(form, [
        pictured('a', 'a.jpg'),
        pictured('b', 'b.jpg'),
        pictured('c', 'a.jpg'),
      ]);
      expect(sources(container)).toEqual(
        ['a', 'b'].map((name) => `http://localhost:4000/${name}.jpg`),
      );
    });

    it('are said to be missing where a story has none', () => {
      show(form, [pictured('a', 'a.jpg'), pictured('b', null)]);
      expect(screen.getAllByText('No Image').at(-1)).toBeVisible();
    });
  },
);

it.each(FORMS.filter((form) => !['lead', 'below', 'plays'].includes(form)))(
  'fetches the first picture first in the form %s',
  (form) => {
    const container = show(form, [
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
  ['where phones hide them', 'plays'],
] as const)('fetches no picture first %s', (_, form) => {
  const container = show(form, cards('a', 'b'));
  expect(pictures(container).map((one) => one.getAttribute('loading'))).toEqual(['lazy']);
});

describe('short videos', () => {
  const VIDEO = { videoUrl: 'https://media.example.org/clip.webm' };

  it('without a picture show a still of the video', () => {
    const container = show('shorts', [pictured('a', null, VIDEO), pictured('b', 'b.jpg', VIDEO)]);
    const [still, ...others] = container.querySelectorAll('video');
    expect(still).toHaveAttribute('src', `${VIDEO.videoUrl}#t=1`);
    expect(still).toHaveAttribute('preload', 'metadata');
    expect(others).toEqual([]);
  });

  it.each([
    [1, true],
    [2, true],
    [3, false],
  ])('of %d have their summaries: %s', (count, expected) => {
    show('shorts', cards(...['a', 'b', 'c'].slice(0, count)));
    expect(screen.queryAllByText('Rain fell before noon.').length > 0).toBe(expected);
  });
});

it('describes each photo in the Photo Gallery', () => {
  show('frames', [pictured('a', 'a.jpg', { category: 'photos' })]);
  expect(screen.getByRole('img')).toHaveAccessibleName('Rain fell before noon.');
});

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);

  it('the rail lists the newest in words alone', () => {
    const { container } = renderInLocale(
      <RailLatest stories={cards('a', 'b')} now={NOW} />,
      locale,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(t('Rail.latest'));
    expect(titles()).toEqual(['Story a', 'Story b']);
    expect(pictures(container)).toEqual([]);
  });

  it('the rail without stories leads to the sections', () => {
    renderInLocale(<RailLatest stories={[]} now={NOW} />, locale);
    expect(screen.getByRole('heading')).toHaveTextContent(t('Rail.sections'));
    expect(hrefs()).toEqual(menu('main').map((path) => localPath(path, locale)));
  });

  it('the rail waits in five silent rows', () => {
    const { container } = renderInLocale(<RailSkeleton />, locale);
    expect(container.querySelectorAll('[data-placeholder]')).toHaveLength(5);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('the rail leads to every tool', () => {
    renderInLocale(<RailTools />, locale);
    expect(hrefs()).toEqual(TOOL_PATHS.map((path) => localPath(path, locale)));
  });

  it('the rail leads to the sections of quick access', () => {
    const { container } = renderInLocale(<RailSections />, locale);
    expect(container).toHaveTextContent(t('Pages.podcasts'));
    expect(hrefs()).toEqual(menu('quickAccess').map((path) => localPath(path, locale)));
  });

  it('a list without news says so, and why', () => {
    renderInLocale(
      <NoNews title={t('Story.emptyCategory')} failed={false} path="/videos" />,
      locale,
    );
    expect(screen.getByText(t('Story.emptyCategory'))).toBeVisible();
    expect(screen.getByText(t('NoNews.none'))).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('a failed list can be asked for again', () => {
    renderInLocale(<NoNews title={t('Story.emptyCategory')} failed path="/videos" />, locale);
    expect(screen.getByText(t('Story.emptyCategory'))).toBeVisible();
    expect(screen.getByText(t('NoNews.failed'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('Faults.retry') })).toHaveAttribute(
      'href',
      localPath('/videos', locale),
    );
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
    const samples = bestRated(ENTERTAINMENT_SAMPLES, 2);
    renderInLocale(<RatedSamples title="Best" samples={samples} />, locale);
    expect(screen.getAllByText(t('Story.sample'))).toHaveLength(2);
    expect(hrefs()).toEqual(samples.map(({ id }) => localPath(`/news/sample-${id}`, locale)));
    for (const { rating } of samples)
      expect(screen.getByText(t('Section.rating', { rating: rating ?? 0 }))).toBeVisible();
  });
});

it('the best rated come first, those without a rating not at all', () => {
  const ratings = bestRated(ENTERTAINMENT_SAMPLES.toReversed(), 99).map(({ rating }) => rating);
  expect(ratings).toEqual(
    ENTERTAINMENT_SAMPLES.flatMap(({ rating }) => rating ?? []).toSorted((a, b) => b - a),
  );
});
