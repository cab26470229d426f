import { screen, within } from '@testing-library/react';
import type { StoryCard } from '@/lib/story/story';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, ENGLISH, HINDI, NOW } from '@/lib/testing/samples';
import { CompactRow } from './CompactRow';
import { LeadCard } from './LeadCard';
import { StandardCard } from './StandardCard';
import { PREVIEW_NOTE } from './cardAction';

const LARGE: [string, (story: StoryCard) => React.ReactElement][] = [
  ['LeadCard', (story) => <LeadCard story={story} now={NOW} />],
  ['StandardCard that leads', (story) => <StandardCard story={story} now={NOW} leads hasActions />],
  [
    'StandardCard of a block',
    (story) => <StandardCard story={story} now={NOW} leads={false} hasActions />,
  ],
];
const ALL: typeof LARGE = [
  ...LARGE,
  ['StandardCard of a list', (story) => <StandardCard story={story} now={NOW} leads={false} />],
  ['CompactRow', (story) => <CompactRow story={story} now={NOW} />],
];

const href = { en: '/news/a%2F1', hi: '/hi/news/a%2F1' };

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const other = { en: { lang: 'hi', title: HINDI }, hi: { lang: 'en', title: ENGLISH } } as const;
  const own = { en: { lang: 'en', title: ENGLISH }, hi: { lang: 'hi', title: HINDI } } as const;

  describe.each(ALL)('%s', (_, draw) => {
    it('leads to the article from its headline', () => {
      renderInLocale(draw(card({ id: 'a/1', ...own[locale] })), locale);
      const headline = screen.getByRole('heading', { name: own[locale].title });
      expect(within(headline).getByRole('link')).toHaveAttribute('href', href[locale]);
      expect(within(headline).getByRole('link')).toHaveAttribute('data-action', 'read');
    });

    it.each([
      ['on', 'Story.live'],
      ['ended', 'Story.liveEnded'],
    ] as const)('marks a live page that is %s, whose document a click loads', (live, mark) => {
      const video = { videoUrl: 'https://example.org/a.mp4' };
      renderInLocale(draw(card({ ...own[locale], ...video, live })), locale);
      const name = `${t(mark)} ${own[locale].title}`;
      expect(screen.getByRole('link', { name })).not.toHaveAttribute('data-action');
      for (const link of screen.getAllByRole('link'))
        expect(link).not.toHaveAttribute('data-action');
    });

    it('can be shared by name', () => {
      renderInLocale(draw(card(own[locale])), locale);
      expect(
        screen.getByRole('button', { name: t('Story.shareStory', { title: own[locale].title }) }),
      ).toHaveAttribute('data-action', 'share');
    });

    it('says its language only where it is not the page’s', () => {
      renderInLocale(draw(card(own[locale])), locale);
      expect(screen.getByRole('article')).not.toHaveAttribute('lang');
    });

    it('says so on a run of the other language', () => {
      renderInLocale(draw(card(other[locale])), locale);
      expect(screen.getByRole('heading').closest('[lang]')).toHaveAttribute(
        'lang',
        other[locale].lang,
      );
    });

    it('says when and where, and under what it is filed', () => {
      renderInLocale(draw(card()), locale);
      expect(screen.getByText(t('Time.minutes', { count: 5 }))).toBeVisible();
      expect(screen.getByText(/Pachmarhi/)).toBeVisible();
      expect(screen.getByText(t('Categories.weather'))).toBeVisible();
    });

    it('names the state where there is no place, and shows unknown names as they came', () => {
      renderInLocale(draw(card({ place: null, category: 'Gardening', publishedAt: null })), locale);
      expect(screen.getByText(t('States.madhyapradesh'))).toBeVisible();
      expect(screen.getByText('Gardening')).toBeVisible();
    });

    it('stands without picture, category, place, time or summary', () => {
      const bare = card({
        picture: null,
        category: null,
        state: null,
        place: null,
        publishedAt: null,
        summary: '',
      });
      const { container } = renderInLocale(draw(bare), locale);
      expect(screen.queryByText(t('Story.noImage'))).not.toBeInTheDocument();
      expect(container.querySelector('.bg-sunk, .bg-plate')).toBeNull();
      expect(screen.queryByText(t('Story.video'))).not.toBeInTheDocument();
    });

    it.each([{ videoUrl: 'https://example.org/v' }, { youtubeId: 'dQw4w9WgXcQ' }])(
      'shows that it plays, with %j',
      (video) => {
        renderInLocale(draw(card({ ...other[locale], ...video })), locale);
        expect(screen.getByText(t('Story.video')).closest('[lang]')).toHaveAttribute(
          'lang',
          locale,
        );
      },
    );

    it('names the video in the link, and describes what a click opens', () => {
      renderInLocale(draw(card({ ...own[locale], youtubeId: '' })), locale);
      const link = screen.getByRole('link', {
        name: t('Story.videoOf', { title: own[locale].title }),
      });
      expect(link).toHaveAttribute('aria-describedby', PREVIEW_NOTE);
    });

    it('describes no link that opens the story itself', () => {
      renderInLocale(draw(card(own[locale])), locale);
      expect(screen.getByRole('link', { name: own[locale].title })).not.toHaveAttribute(
        'aria-describedby',
      );
    });
  });

  describe.each(LARGE)('%s', (_, draw) => {
    it.each(['viewNews', 'readMore'] as const)('carries %s in the page’s language', (shown) => {
      renderInLocale(draw(card({ id: 'a/1', ...other[locale] })), locale);
      const link = screen.getByText(t(`Story.${shown}`), { exact: false, selector: 'a' });
      expect(link).not.toHaveAttribute('aria-label');
      expect(link).toHaveAttribute('href', href[locale]);
      expect(link).toHaveAttribute('data-action', 'read');
      expect(link.closest('[lang]')).toHaveAttribute('lang', locale);
    });

    it('says in the text of Read More what there is to read, in the story’s language', () => {
      renderInLocale(draw(card(other[locale])), locale);
      const link = screen.getByRole('link', {
        name: `${t('Story.readMore')} ${other[locale].title}`,
      });
      expect(within(link).getByText(other[locale].title)).toHaveAttribute(
        'lang',
        other[locale].lang,
      );
    });

    it.each([
      ['without a video', {}],
      ['with one, which the headline plays', { youtubeId: 'dQw4w9WgXcQ' }],
    ] as const)('stops for Tab once, %s', (_name, video) => {
      renderInLocale(draw(card({ ...own[locale], ...video })), locale);
      const controls = [...screen.getAllByRole('link'), ...screen.getAllByRole('button')];
      expect(controls.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    });

    it('hides no link from those who do not use Tab', () => {
      const { container } = renderInLocale(draw(card(own[locale])), locale);
      expect(container.querySelector('a[aria-hidden], [aria-hidden] a')).toBeNull();
    });

    it('describes View News, too, where it opens the preview', () => {
      renderInLocale(draw(card({ ...own[locale], youtubeId: '' })), locale);
      expect(
        screen.getByRole('link', { name: t('Story.viewNewsOf', { title: own[locale].title }) }),
      ).toHaveAttribute('aria-describedby', PREVIEW_NOTE);
    });

    it('shows the summary', () => {
      renderInLocale(draw(card({ summary: 'Wet.' })), locale);
      expect(screen.getByText('Wet.')).toBeVisible();
    });
  });
});

it.each(['photos', 'weather'])('the picture of a card under %s repeats no words', (category) => {
  const { container } = renderInLocale(
    <StandardCard story={card({ category })} now={NOW} leads />,
    'en',
  );
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

it('says that there is no picture where a story’s own did not load', () => {
  renderInLocale(<LeadCard story={card()} now={NOW} />, 'en');
  expect(screen.getByText('No Image')).toBeInTheDocument();
});

it.each([
  ['page', 'text-hero'],
  ['block', 'text-card-l'],
] as const)('a lead of a %s without a picture is a headline in %s', (leads, size) => {
  renderInLocale(<LeadCard story={card({ picture: null })} now={NOW} leads={leads} />, 'en');
  expect(screen.getByRole('heading')).toHaveClass(size);
});

it.each(['others', 'Others'])('names no category that says nothing: %s', (category) => {
  renderInLocale(<CompactRow story={card({ category })} now={NOW} />, 'en');
  expect(screen.queryByText('Others')).not.toBeInTheDocument();
});

it.each([
  ['link', ENGLISH],
  ['button', speak('hi')('Story.share')],
] as const)('the name of a %s has one language where the story has another', (role, name) => {
  const foreign = card({ lang: 'en', title: ENGLISH, youtubeId: 'dQw4w9WgXcQ' });
  renderInLocale(<CompactRow story={foreign} now={NOW} />, 'hi');
  expect(screen.getByRole(role)).toHaveAccessibleName(name);
});
