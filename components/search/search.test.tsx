import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PAGE_SIZE, pageOf } from '@/lib/pages/paging';
import { terms } from '@/lib/search/terms';
import type { FeaturedStory } from '@/lib/story/story';
import { renderInLocale, speak, TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { bodyOf, HINDI, NOW, story } from '@/lib/testing/samples';
import { SearchForm } from './SearchForm';
import { SearchResults } from './SearchResults';
import { SuggestedLinksView } from './SuggestedLinks';

type Given = {
  found?: readonly FeaturedStory[];
  similar?: readonly FeaturedStory[];
  number?: number;
  coverage?: ComponentProps<typeof SearchResults>['coverage'];
  unread?: ComponentProps<typeof SearchResults>['unread'];
};
const results = (
  query: string,
  { found = [], similar = [], number = 1, coverage = 'complete', unread = [] }: Given = {},
) => (
  <SearchResults
    query={query}
    terms={terms(query)}
    page={pageOf([...found, ...similar], number)}
    count={found.length}
    similarFrom={found.length}
    coverage={coverage}
    unread={unread}
    now={NOW}
    suggestedLinks={<p>Suggested links</p>}
  />
);

const many = (count: number) => Array.from({ length: count }, (_, at) => story({ id: `a${at}` }));

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const t = speak(locale);
  const headline = () => screen.getByRole('heading', { level: 2 }).textContent;
  const quoted = (key: 'Search.none' | 'Search.found', query: string, count = 0) =>
    t.markup(key, { query: () => query, count });

  it('the form asks this page by GET and keeps the query', () => {
    renderInLocale(<SearchForm query="new bridge" />, locale);
    const field = screen.getByRole('searchbox', { name: t('Search.label') });
    expect(field).toHaveValue('new bridge');
    expect(field).toHaveAttribute('name', 'q');
    expect(field.closest('form')).toHaveAttribute(
      'action',
      { en: '/search', hi: '/hi/search' }[locale],
    );
  });

  it.each([
    ['nothing to search for', '', {}],
    ['nothing found', 'bridge', {}],
    ['no feed', 'bridge', { coverage: 'none' }],
  ] as const)('there are suggested links with %s', (_, query, given) => {
    renderInLocale(results(query, given), locale);
    expect(screen.getByText('Suggested links')).toBeVisible();
  });

  it('the suggested links are a search, the sections and the stories given', () => {
    renderInLocale(
      <SuggestedLinksView stories={[story({ title: 'Rain' })]} now={NOW} hasSearch={false} />,
      locale,
    );
    expect(screen.getByRole('searchbox', { name: t('Search.label') })).toHaveValue('');
    const latest = screen.getByRole('heading', { name: t('Sidebar.latest') }).closest('section');
    expect(within(latest ?? document.body).getByRole('link', { name: 'Rain' })).toBeVisible();
    const prefix = { en: '', hi: '/hi' }[locale];
    expect(screen.getByRole('link', { name: t('Pages.sports') })).toHaveAttribute(
      'href',
      `${prefix}/sports`,
    );
  });

  it('the suggested links stand without stories, and beside a search', () => {
    renderInLocale(<SuggestedLinksView stories={[]} now={NOW} hasSearch />, locale);
    expect(screen.queryByRole('heading', { name: t('Sidebar.latest') })).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: t('Pages.world') })).toBeVisible();
  });

  it.each(['', '!?'])('“%s” asks for words', (query) => {
    renderInLocale(results(query), locale);
    expect(headline()).toBe(t('Search.blank'));
    expect(screen.getByText(t('Search.blankHint'))).toBeVisible();
  });

  it('none found: the query is shown as text, in its own language', () => {
    renderInLocale(results('<b>bridge</b>'), locale);
    expect(headline()).toBe(quoted('Search.none', '<b>bridge</b>'));
    expect(screen.getByText('<b>bridge</b>')).toHaveAttribute('lang', 'en');
  });

  it('all feeds failed: a notice and no results', () => {
    renderInLocale(results('bridge', { coverage: 'none' }), locale);
    expect(screen.getByRole('status')).toHaveTextContent(t('Search.trouble'));
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('failed feeds: a notice above the results names them', () => {
    renderInLocale(
      results('monsoon', {
        coverage: 'partial',
        unread: ['featured', 'archive'],
        found: many(1),
      }),
      locale,
    );
    expect(screen.getByRole('status')).toHaveTextContent(
      {
        en: 'Not searched just now: featured stories and older news. There may be more stories.',
        hi: 'ख़ास ख़बरों और पुरानी ख़बरों में अभी खोज नहीं हो सकी; और ख़बरें भी हो सकती हैं।',
      }[locale],
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('puts what only sounds alike under its own heading', () => {
    const similar = [story({ id: 'b', title: 'Fridge' })];
    const found = [story({ id: 'a', title: 'Bridge' })];
    renderInLocale(results('bridge', { found, similar }), locale);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      quoted('Search.found', 'bridge', 1),
      t('Search.similar'),
    ]);
    const section = within(headings[1]?.closest('section') ?? document.body);
    expect(section.getByRole('heading', { name: 'Fridge' })).toBeVisible();
    expect(section.queryByRole('heading', { name: 'Bridge' })).toBeNull();
  });

  it('says that nothing was found where all only sounds alike', () => {
    renderInLocale(results('bridge', { similar: [story({ title: 'Fridge' })] }), locale);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      quoted('Search.none', 'bridge'),
      t('Search.similar'),
    ]);
  });

  it('shows the line of the text where neither headline nor summary matches', () => {
    const found = [
      story({ id: 'a', title: 'Rain', summary: '', body: bodyOf('It fell. The bridge stands.') }),
      story({ id: 'b', title: 'Bridge', summary: '', body: bodyOf('The bridge stands.') }),
    ];
    renderInLocale(results('bridge', { found }), locale);
    const lines = [...document.querySelectorAll('[data-part="line"]')];
    expect(lines.map(({ textContent }) => textContent)).toEqual(['The bridge stands.']);
    expect(lines[0]?.querySelector('mark')).toHaveTextContent('bridge');
  });

  it('shows that line alone where the summary begins as it does', () => {
    const cut = 'It fell on all the villages of the valley for days';
    const found = [
      story({ title: 'Rain', summary: `${cut}…`, body: bodyOf(`${cut}, and the bridge stands.`) }),
    ];
    renderInLocale(results('bridge', { found }), locale);
    expect(screen.getAllByText(new RegExp(cut))).toHaveLength(1);
    expect(document.querySelector('[data-part="line"]')).toHaveTextContent('bridge stands');
  });

  it('counts what was found and marks it in headline and summary', () => {
    renderInLocale(
      results('monsoon rain', {
        found: [story({ title: 'Monsoon rains', summary: 'A monsoon with rain.' })],
      }),
      locale,
    );
    expect(headline()).toBe(quoted('Search.found', 'monsoon rain', 1));
    const row = within(screen.getByRole('listitem'));
    expect(
      row
        .getAllByText((_, element) => element?.tagName === 'MARK')
        .map(({ textContent }) => textContent),
    ).toEqual(['Monsoon', 'rains', 'monsoon', 'rain']);
    expect(row.getByRole('heading', { name: 'Monsoon rains' })).toBeVisible();
  });

  it('a row opens and is shared like any card', () => {
    const found = [story({ title: HINDI, lang: locale })];
    renderInLocale(results('मानसून', { found }), locale);
    const row = screen.getByRole('listitem');
    expect(row).toHaveAttribute('data-story', 'a1');
    expect(within(row).getByRole('link', { name: HINDI })).toHaveAttribute('data-action', 'read');
    expect(
      within(row).getByRole('button', { name: t('Story.shareStory', { title: HINDI }) }),
    ).toHaveAttribute('data-action', 'share');
  });

  it('shows one page of many, with ways to the others that keep the query', () => {
    renderInLocale(results('monsoon', { found: many(PAGE_SIZE + 1), number: 2 }), locale);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(headline()).toBe(quoted('Search.found', 'monsoon', PAGE_SIZE + 1));
    const first = within(screen.getByRole('navigation', { name: t('Paging.label') })).getByRole(
      'link',
      { name: t('Paging.previous') },
    );
    expect(first).toHaveAttribute(
      'href',
      { en: '/search?q=monsoon#list', hi: '/hi/search?q=monsoon#list' }[locale],
    );
  });

  it('fetches the first picture of the results first', () => {
    const { container } = renderInLocale(
      results('monsoon', { found: [story({ id: 'bare', picture: null }), ...many(2)] }),
      locale,
    );
    expect(
      [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('loading')),
    ).toEqual(['eager', 'lazy']);
  });
});
