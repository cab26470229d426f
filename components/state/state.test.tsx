import { fireEvent, screen } from '@testing-library/react';
import { STATE_LIST, stateById } from '@/lib/reference/states';
import { localPath } from '@/lib/i18n/language';
import { LOCALES, renderInLocale, words } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { AllStatesNews } from './AllStatesNews';
import { enoughOfEach } from './enoughOfEach';
import { NewsCategories } from './NewsCategories';
import { StateInfo, StateOverview } from './StateFacts';
import { StateLinks } from './StateLinks';
import { StateMissing } from './StateMissing';

const stories = [
  card({ id: 'mp', title: 'River', state: 'Madhya Pradesh' }),
  card({ id: 'gj', title: 'Salt', state: 'gujarat' }),
  card({ id: 'none', title: 'Sky', state: null }),
];
const gujarat = stateById('gujarat');
if (!gujarat) throw new Error('Gujarat is missing');

describe.each(LOCALES)('in %s', (locale) => {
  const { India, State } = words[locale];
  const india = localPath('/india', locale);
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('the state news is filtered by the state of each story', () => {
    history.replaceState(null, '', india);
    renderInLocale(<AllStatesNews stories={stories} now={NOW} chosen={undefined} />, locale);
    expect(titles()).toEqual(['River', 'Salt', 'Sky']);
    const filters = screen.getByRole('navigation', { name: India.filterByState }).children;
    expect([...filters].map(({ textContent }) => textContent)).toEqual([India.allStates, ...STATE_LIST.map(({ name }) => name[locale])]);
    fireEvent.click(screen.getByRole('link', { name: gujarat.name[locale] }));
    expect(titles()).toEqual(['Salt']);
    expect(location.search).toBe('?state=gujarat');
    fireEvent.click(screen.getByRole('link', { name: words[locale].States.karnataka }));
    expect(screen.getByText(India.emptyState)).toBeVisible();
  });

  it('all eight states are linked, and up to five others beside one', () => {
    const { unmount } = renderInLocale(<StateLinks />, locale);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(STATE_LIST.map(({ id }) => `${india}/${id}`));
    unmount();
    renderInLocale(<StateLinks beside={gujarat} />, locale);
    const others = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(others).toHaveLength(5);
    expect(others).not.toContain(`${india}/gujarat`);
  });

  it('the six categories lead to their sections, those without one to the search', () => {
    renderInLocale(<NewsCategories />, locale);
    const search = (words: string) => `/search?q=${encodeURIComponent(words)}`;
    const { politics, health } = words[locale].Categories;
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [search(politics), '/business', '/technology', '/sports', '/entertainment', search(health)].map((path) => localPath(path, locale)),
    );
  });

  it('figures are grouped as in India', () => {
    renderInLocale(<StateOverview state={gujarat} />, locale);
    expect(screen.getByText('6,04,39,692')).toBeVisible();
    expect(screen.getByText({ en: '1,96,024 km²', hi: '1,96,024 किमी²' }[locale])).toBeVisible();
  });

  it('the short code is marked as Latin', () => {
    renderInLocale(<StateInfo state={gujarat} />, locale);
    expect(screen.getByText('GJ')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(gujarat.languages[locale].join(', '))).toBeVisible();
  });

  it('an unknown state says so and leads back', () => {
    renderInLocale(<StateMissing />, locale);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(State.notFound);
    expect(screen.getByRole('link', { name: State.back })).toHaveAttribute('href', india);
  });
});

describe('what a page for all states carries', () => {
  const of = (state: string | null, count: number) => Array.from({ length: count }, (_, at) => card({ id: `${state}-${at}`, state }));

  it('is everything while that is little', () => {
    expect(enoughOfEach(stories)).toEqual(stories);
  });

  it('is sixty, and six of each state that came later', () => {
    const chosen = enoughOfEach([...of('Gujarat', 70), ...of(null, 3), ...of('Karnataka', 9)]);
    expect(chosen.map(({ id }) => id)).toEqual([...of('Gujarat', 60), ...of('Karnataka', 6)].map(({ id }) => id));
  });
});
