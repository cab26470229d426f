import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { StateSamples } from '@/components/samples/StateSamples';
import { STATE_LIST, stateById } from '@/lib/content/states';
import { localPath } from '@/lib/i18n/language';
import { PAGE_SIZE } from '@/lib/pages/paging';
import { topicPath } from '@/lib/pages/topicPath';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { AllStatesNews } from './AllStatesNews';
import { CategoryLinks } from './CategoryLinks';
import { Attractions, StateFacts } from './StateFacts';
import { StateLinks } from './StateLinks';

jest.mock('@/components/ui/BeyondLastPage', () => ({ BeyondLastPage: () => <p>Beyond</p> }));

const SIDEBAR = { aside: <p>Sidebar</p>, px: 1_000 };
const gujarat = stateById('gujarat');
if (!gujarat) throw new Error('Gujarat is missing');

describe.each(TESTED_LOCALES)('in %s', (locale) => {
  const { India } = words[locale];
  const india = localPath('/india', locale);
  const pictures = () => [...document.images];
  const stories = [
    card({ id: 'mp', lang: locale, title: 'River', state: 'Madhya Pradesh' }),
    card({ id: 'gj', lang: locale, title: 'Salt', state: 'gujarat' }),
    card({ id: 'none', lang: locale, title: 'Sky', state: null }),
  ];
  const titles = () =>
    screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('the state news is filtered by the state of each story', () => {
    history.replaceState(null, '', india);
    renderInLocale(
      <AllStatesNews sidebar={SIDEBAR} stories={stories} now={NOW} chosen={undefined} number={1} />,
      locale,
    );
    expect(titles()).toEqual(['River', 'Salt', 'Sky']);
    const filters = screen.getByRole('navigation', { name: India.filterByState }).children;
    expect([...filters].map(({ textContent }) => textContent)).toEqual([
      India.allStates,
      ...STATE_LIST.map(({ name }) => name[locale]),
    ]);
    fireEvent.click(screen.getByRole('link', { name: gujarat.name[locale] }));
    expect(titles()).toEqual(['Salt']);
    expect(location.search).toBe('?state=gujarat');
    fireEvent.click(screen.getByRole('link', { name: words[locale].States.karnataka }));
    expect(screen.getByText(India.emptyState)).toBeVisible();
  });

  it('each state has a block of its own, which leads to its page', () => {
    history.replaceState(null, '', india);
    const blocks = stories.flatMap((story) => [story, { ...story, id: `${story.id}-2` }]);
    renderInLocale(
      <AllStatesNews sidebar={SIDEBAR} stories={blocks} now={NOW} chosen={undefined} number={1} />,
      locale,
    );
    const headings = () =>
      screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const { madhyapradesh } = words[locale].States;
    expect(headings()).toEqual([madhyapradesh, gujarat.name[locale], India.more]);
    expect(titles()).toEqual(['River', 'River', 'Salt', 'Salt', 'Sky', 'Sky']);
    const more = speak(locale)('Story.viewMoreOf', { title: gujarat.name[locale] });
    expect(screen.getByRole('link', { name: more })).toHaveAttribute('href', `${india}/gujarat`);
    expect(pictures().map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      ...Array.from({ length: 5 }, () => 'lazy'),
    ]);

    fireEvent.click(screen.getByRole('link', { name: gujarat.name[locale] }));
    expect(headings()).toEqual([]);
    expect(titles()).toEqual(['Salt', 'Salt']);
  });

  it.each([
    [true, 'none', []],
    [false, 'failed', [`${india}?state=gujarat`]],
  ] as const)('without any news says why, once, could be read: %s', (isOk, why, retries) => {
    const { NoNews, Faults } = words[locale];
    history.replaceState(null, '', `${india}?state=gujarat`);
    renderInLocale(
      <AllStatesNews
        sidebar={SIDEBAR}
        stories={[]}
        isOk={isOk}
        now={NOW}
        chosen="gujarat"
        number={1}
      />,
      locale,
    );
    expect(screen.queryAllByText(India.emptyState)).toHaveLength(isOk ? 1 : 0);
    expect(screen.getByText(NoNews[why])).toBeVisible();
    expect(
      screen
        .queryAllByRole('link', { name: Faults.retry })
        .map((link) => link.getAttribute('href')),
    ).toEqual(retries);
  });

  it('stories of another language follow under a heading that folds them away', () => {
    history.replaceState(null, '', india);
    const foreign = { en: 'hi', hi: 'en' } as const;
    renderInLocale(
      <AllStatesNews
        sidebar={SIDEBAR}
        stories={[
          card({ id: 'gj', lang: foreign[locale], title: 'Other', state: 'gujarat' }),
          ...stories,
        ]}
        now={NOW}
        chosen={undefined}
        number={1}
      />,
      locale,
    );
    const heading = screen.getByRole('heading', {
      name: { en: 'In Hindi', hi: 'अंग्रेज़ी में' }[locale],
    });
    expect(titles()).toEqual(['River', 'Salt', 'Sky', 'Other']);
    expect(heading.closest('details')).toHaveAttribute('open');
    expect(heading.closest('details')).toHaveTextContent('Other');
  });

  it('samples of all states are one of each, with as many pictures', () => {
    renderInLocale(<StateSamples />, locale);
    const samples = STATE_LIST.map((state) => state.samples.map(({ title }) => title[locale]));
    const states = titles().map((title) => samples.findIndex((own) => own.includes(title ?? '')));
    expect(states).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(pictures().map(({ src }) => src)).size).toBe(STATE_LIST.length);
  });

  describe('more than a page of state news', () => {
    const { Paging } = words[locale];
    const cardsOf = (state: string, count: number) =>
      Array.from({ length: count }, (_, at) =>
        card({ id: `${state}-${at}`, lang: locale, title: `${state} ${at}`, state }),
      );
    const many = [...cardsOf('gujarat', PAGE_SIZE + 2), ...cardsOf('rajasthan', 3)];
    const draw = (chosen: string | undefined, number: number) => {
      history.replaceState(null, '', chosen ? `${india}?state=${chosen}` : india);
      renderInLocale(
        <AllStatesNews
          sidebar={SIDEBAR}
          stories={many}
          now={NOW}
          chosen={chosen}
          number={number}
        />,
        locale,
      );
    };
    const hrefs = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));

    it('is shown page by page', () => {
      draw(undefined, 2);
      expect(titles()).toEqual([21, 22, 23, 24, 25].map((at) => `gujarat ${at}`));
      expect(hrefs(Paging.label)).toEqual([
        `${india}#list`,
        `${india}#list`,
        `${india}?page=2#list`,
      ]);
      expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('2');
    });

    it('has pages for a state too, and tells of all its stories', () => {
      draw('gujarat', 2);
      expect(titles()).toEqual(['gujarat 24', 'gujarat 25']);
      expect(hrefs(Paging.label)[0]).toBe(`${india}?state=gujarat#list`);
      expect(screen.getByRole('status')).toHaveTextContent(String(PAGE_SIZE + 2));
    });

    it('leaves the choice of a state to the server, which starts at its first page', () => {
      draw(undefined, 2);
      const link = screen.getByRole('link', { name: gujarat.name[locale] });
      expect(link).toHaveAttribute('href', `${india}?state=gujarat#list`);
      const click = createEvent.click(link);
      link.addEventListener('click', (event) => event.stopPropagation());
      fireEvent(link, click);
      expect(click.defaultPrevented).toBe(false);
    });

    it('has no page beyond the last', () => {
      draw('rajasthan', 2);
      expect(screen.getByText('Beyond')).toBeVisible();
      expect(titles()).toEqual([]);
    });
  });

  it('all eight states are linked, and beside one the five that follow it, round the list’s end', () => {
    const { unmount } = renderInLocale(<StateLinks />, locale);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      STATE_LIST.map(({ id }) => `${india}/${id}`),
    );
    unmount();
    // A copy, as the render of a static block has one.
    renderInLocale(<StateLinks beside={{ ...gujarat }} />, locale);
    const others = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(others).toEqual(
      ['west-bengal', 'madhya-pradesh', 'rajasthan', 'maharashtra', 'karnataka'].map(
        (id) => `${india}/${id}`,
      ),
    );
  });

  it('the six categories lead to their sections, those without one to the search', () => {
    renderInLocale(<CategoryLinks hrefOf={topicPath} />, locale);
    const search = (words: string) => `/search?q=${encodeURIComponent(words)}`;
    const { politics, health } = words[locale].Categories;
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [
        search(politics),
        '/business',
        '/technology',
        '/sports',
        '/entertainment',
        search(health),
      ].map((path) => localPath(path, locale)),
    );
  });

  it('a category without news is named, and leads nowhere', () => {
    renderInLocale(<CategoryLinks hrefOf={() => null} />, locale);
    expect(screen.getByText(words[locale].Categories.politics)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('figures are grouped as in India', () => {
    renderInLocale(<StateFacts state={gujarat} />, locale);
    expect(screen.getByText({ en: '6.04 crore', hi: '6.04 करोड़' }[locale])).toBeInTheDocument();
    expect(screen.getByText(/6,04,39,692/)).toBeInTheDocument();
    expect(
      screen.getByText({ en: '1,96,024 km²', hi: '1,96,024 वर्ग किमी' }[locale]),
    ).toBeInTheDocument();
  });

  it('the short code is in the script of the page', () => {
    renderInLocale(<StateFacts state={gujarat} />, locale);
    expect(screen.getByText({ en: 'GJ', hi: 'जीजे' }[locale])).toBeInTheDocument();
    expect(screen.getByText(gujarat.languages[locale].join(', '))).toBeInTheDocument();
  });

  it('a state without sights has no heading of them', () => {
    renderInLocale(<Attractions attractions={[]} />, locale);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
