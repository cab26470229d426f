import { fireEvent, screen, within } from '@testing-library/react';
import type { SampleArticle } from '@/lib/content/sample';
import { localPath } from '@/lib/i18n/language';
import { PAGE_SIZE } from '@/lib/pages/paging';
import { filterableNews } from '@/lib/stories/filterableNews';
import type { StoryCard } from '@/lib/story/story';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { FilteredNews } from './FilteredNews';

const PATH = '/entertainment';
const newsIn = (lang: StoryCard['lang']) => [
  card({ id: 'film', lang, title: 'Film', category: 'film' }),
  card({ id: 'stage', lang, title: 'Stage', category: 'Entertainment' }),
  card({ id: 'serial', lang, title: 'Serial', category: 'tv' }),
];
const sample = (id: string, category: string): SampleArticle => ({
  id,
  category,
  title: { en: id, hi: id },
  description: { en: 'Text.', hi: 'पाठ।' },
  picture: 'cinema',
  readMinutes: 2,
  views: 1200,
  publishedAt: '2024-01-10',
});
const SAMPLES = [sample('postman', 'bollywood'), sample('train', 'ott'), sample('kitchen', 'ott')];

jest.mock('@/components/ui/BeyondLastPage', () => ({ BeyondLastPage: () => <p>Beyond</p> }));

type Shown = {
  isOk?: boolean;
  samples?: readonly SampleArticle[];
  none?: string;
  chosen?: string;
  number?: number;
};

describe.each(TESTED_LOCALES)('news and samples under one filter in %s', (locale) => {
  const t = speak(locale);
  const news = newsIn(locale);
  const titles = () =>
    screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const choose = (value: 'bollywood' | 'ott' | 'tv' | 'podcasts') =>
    fireEvent.click(screen.getByRole('link', { name: t(`Pages.${value}`), current: false }));
  const announcement = () => screen.getAllByRole('status')[0]?.textContent;
  const empty = t('Story.emptyCategory');

  const show = (
    stories: readonly StoryCard[],
    { isOk, samples = SAMPLES, none, chosen, number = 1 }: Shown = {},
  ) => {
    history.replaceState(null, '', localPath(PATH, locale) + (chosen ? `?category=${chosen}` : ''));
    const categories = [
      { value: 'bollywood', label: t('Pages.bollywood'), news: ['bollywood', 'film'] },
      { value: 'ott', label: t('Pages.ott'), news: ['ott'] },
      { value: 'tv', label: t('Pages.tv'), news: ['tv'] },
      { value: 'podcasts', label: t('Pages.podcasts'), news: ['podcasts'] },
    ] as const;
    renderInLocale(
      <FilteredNews
        path={PATH}
        title="Latest"
        categories={categories}
        samples={samples}
        chosen={chosen}
        empty={none}
        stories={stories}
        isOk={isOk}
        number={number}
        now={NOW}
      />,
      locale,
    );
  };

  it('says of one or two that these are all, unless samples follow', () => {
    show(news.slice(0, 2), { samples: [] });
    expect(screen.getByText(t('NoNews.few', { count: 2 }))).toBeVisible();
  });

  it.each([
    ['three', news, []],
    ['samples below', news.slice(0, 2), SAMPLES],
  ])('does not say so with %s', (_, stories, samples) => {
    show(stories, { samples });
    for (const count of [1, 2])
      expect(screen.queryByText(t('NoNews.few', { count }))).not.toBeInTheDocument();
  });

  it('has the news above the samples, each under its heading', () => {
    show(news);
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Latest', t('Section.samples')]);
    expect(titles()).toEqual(['Film', 'Stage', 'Serial', 'postman', 'train', 'kitchen']);
  });

  it.each([
    ['bollywood', ['Film', 'postman']],
    ['ott', ['train', 'kitchen']],
    ['tv', ['Serial']],
    ['podcasts', []],
  ] as const)('%s leaves %j of both, as many as it says', (value, left) => {
    show(news);
    choose(value);
    expect(titles()).toEqual(left);
    expect(announcement()).toBe(
      t('Section.shown', { filter: t(`Pages.${value}`), count: left.length }),
    );
  });

  it('says once that a choice leaves nothing, and not above samples of that very choice', () => {
    show(news);
    choose('podcasts');
    expect(screen.getAllByText(empty)).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: t('Section.samples') })).not.toBeInTheDocument();
    choose('ott');
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
    expect(titles()).toEqual(['train', 'kitchen']);
  });

  it('has words of its own for a page without any news', () => {
    show([], { none: 'Nothing from here' });
    expect(screen.getByText('Nothing from here')).toBeVisible();
    choose('ott');
    expect(screen.queryByText('Nothing from here')).not.toBeInTheDocument();
    expect(screen.getByText(empty)).toBeVisible();
  });

  it.each([
    [{ isOk: true }, 'NoNews.none', 1, []],
    [{ isOk: false }, 'NoNews.failed', 0, ['']],
    [{ isOk: false, chosen: 'ott' }, 'NoNews.failed', 0, ['?category=ott']],
  ] as const)('a page without any news, %j, says %s', (state, why, empties, retries) => {
    show([], state);
    expect(screen.getByText(t(why))).toBeVisible();
    expect(screen.queryAllByText(empty)).toHaveLength(empties);
    expect(
      screen
        .queryAllByRole('link', { name: t('Faults.retry') })
        .map((link) => link.getAttribute('href')),
    ).toEqual(retries.map((query) => localPath(PATH, locale) + query));
  });

  it('does not ask for another try where a choice alone leaves no news', () => {
    show(news);
    choose('podcasts');
    expect(screen.queryByText(t('NoNews.none'))).not.toBeInTheDocument();
  });

  describe('of more than a page', () => {
    const cardsOf = (category: string, count: number) =>
      Array.from({ length: count }, (_, at) =>
        card({ id: `${category}-${at}`, title: `${category} ${at}`, category }),
      );
    const many = [...cardsOf('film', PAGE_SIZE + 1), ...cardsOf('tv', 2)];
    const pages = () =>
      within(screen.getByRole('navigation', { name: t('Paging.label') }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));

    it('have the pages of the news between them', () => {
      show(many, { number: 2 });
      expect(titles()).toEqual(['film 24', 'tv 0', 'tv 1', 'postman', 'train', 'kitchen']);
      expect(pages()[0]).toBe(`${localPath(PATH, locale)}#list`);
    });

    it('have pages for each choice, and tell of all it leaves', () => {
      show(many, { chosen: 'bollywood', number: 2 });
      expect(titles()).toEqual(['film 24', 'postman']);
      expect(pages()[0]).toBe(`${localPath(PATH, locale)}?category=bollywood#list`);
      expect(announcement()).toBe(
        t('Section.shown', { filter: t('Pages.bollywood'), count: PAGE_SIZE + 2 }),
      );
    });

    it('leave the next choice to the server', () => {
      show(many, { number: 2 });
      const followed = jest.fn((event: Event) => event.preventDefault()); // there is no other page here
      addEventListener('click', followed, { once: true });
      choose('tv');
      expect(followed).toHaveBeenCalled();
      expect(titles()[0]).toBe('film 24');
      expect(location.search).toBe('');
    });

    it('end with the last page', () => {
      show(many, { chosen: 'tv', number: 2 });
      expect(screen.getByText('Beyond')).toBeVisible();
    });
  });

  it('marks each sample, and none of the news', () => {
    show(news);
    const marked = screen
      .getAllByRole('article')
      .filter((article) => within(article).queryByText(t('Story.sample')));
    expect(marked.map(({ dataset }) => dataset.story)).toEqual([
      'sample-postman',
      'sample-train',
      'sample-kitchen',
    ]);
  });
});

describe('the news of a page with a filter', () => {
  const FILTERS = [
    { value: 'film', news: ['film', 'bollywood'] },
    { value: 'tv', news: ['tv'] },
  ] as const;

  it.each([
    ['film', ['film']],
    ['Bollywood', ['film']],
    ['tv', ['tv']],
    ['cricket', []],
    [null, []],
  ])('%j belongs to %j', (category, values) => {
    expect(filterableNews([card({ category })], FILTERS)[0]?.values).toEqual(values);
  });
});
