import { act, fireEvent, screen } from '@testing-library/react';
import { localPath } from '@/lib/i18n/language';
import { renderInLocale, speak, TESTED_LOCALES, words } from '@/lib/testing/renderInLocale';
import { FilteredList } from './FilteredList';

const PATH = '/sports';
const items = [
  { key: 'a', values: ['cricket'], node: <h3>Bat</h3> },
  { key: 'b', values: ['football'], node: <h3>Goal</h3> },
  { key: 'c', values: ['cricket', 'football'], node: <h3>Field</h3> },
];

const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);
const back = () =>
  act(async () => {
    const moved = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await moved;
  });

describe.each(TESTED_LOCALES)('a filtered list in %s', (locale) => {
  const { Pages, Section, Story } = words[locale];
  const t = speak(locale);
  const announcement = (filter: string, count: number) => t('Section.shown', { filter, count });
  const filter = (name: string) => screen.getByRole('link', { name });

  const open = (
    chosen?: string | string[],
    search = typeof chosen === 'string' ? `?category=${chosen}` : '',
  ) => {
    history.replaceState(null, '', localPath(PATH, locale) + search);
    renderInLocale(
      <FilteredList
        href={localPath(PATH, locale)}
        label={Section.filterBy}
        filters={(['cricket', 'football', 'ipl'] as const).map((value) => ({
          value,
          label: Pages[value],
        }))}
        chosen={chosen}
        items={items}
        empty={<p>{Story.emptyCategory}</p>}
      />,
      locale,
    );
  };

  it('shows everything until one is chosen', () => {
    open();
    expect(shown()).toEqual(['Bat', 'Goal', 'Field']);
    expect(marked()).toEqual([Section.all]);
    expect(screen.getByRole('navigation', { name: Section.filterBy })).toBeVisible();
  });

  it('chooses one: the list, the mark, the URL and the announcement follow', () => {
    open();
    fireEvent.click(filter(Pages.cricket));
    expect(shown()).toEqual(['Bat', 'Field']);
    expect(marked()).toEqual([Pages.cricket]);
    expect(location.pathname + location.search).toBe(`${localPath(PATH, locale)}?category=cricket`);
    expect(screen.getByRole('status')).toHaveTextContent(announcement(Pages.cricket, 2));
    fireEvent.click(filter(Pages.football));
    expect(screen.getByRole('status')).toHaveTextContent(announcement(Pages.football, 2));
  });

  it('says that a choice leaves nothing', () => {
    open();
    fireEvent.click(filter(Pages.ipl));
    expect(shown()).toEqual([]);
    expect(screen.getByText(Story.emptyCategory)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(announcement(Pages.ipl, 0));
  });

  it('goes back one choice at a time', async () => {
    open();
    fireEvent.click(filter(Pages.cricket));
    fireEvent.click(filter(Pages.football));
    await back();
    expect(marked()).toEqual([Pages.cricket]);
    await back();
    expect(marked()).toEqual([Section.all]);
    expect(shown()).toHaveLength(3);
  });

  it('opens as a shared link says', () => {
    open('football');
    expect(shown()).toEqual(['Goal', 'Field']);
    expect(marked()).toEqual([Pages.football]);
  });

  it.each<[string, string | string[] | undefined, string]>([
    ['unknown', 'chess', '?category=chess'],
    ['empty', '', '?category='],
    ['given twice', ['cricket', 'football'], '?category=cricket&category=football'],
    ['hostile', '__proto__', '?category=__proto__'],
  ])('a value that is %s counts as all', (_, chosen, search) => {
    open(chosen, search);
    expect(shown()).toHaveLength(3);
    expect(marked()).toEqual([Section.all]);
  });

  it('follows the URL where Back was pressed before hydration', () => {
    open('football', '');
    expect(shown()).toHaveLength(3);
    expect(marked()).toEqual([Section.all]);
  });

  it('adds no step to the history for the choice that stands', () => {
    open();
    fireEvent.click(filter(Pages.cricket));
    const steps = history.length;
    fireEvent.click(filter(Pages.cricket));
    expect(history.length).toBe(steps);
  });

  it('keeps the choice while a story is open over the page', async () => {
    open('cricket');
    act(() => history.pushState(null, '', localPath('/news/a1', locale)));
    expect(shown()).toEqual(['Bat', 'Field']);
    act(() => history.pushState(null, '', localPath('/news/a2', locale)));
    await back();
    expect(shown()).toEqual(['Bat', 'Field']);
    await back();
    expect(shown()).toEqual(['Bat', 'Field']);
  });

  it('leaves a click for a new tab to the browser', () => {
    open();
    const taken: boolean[] = [];
    const look = (event: Event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault(); // there is no other tab here
    };
    addEventListener('click', look);
    fireEvent.click(filter(Pages.cricket), { ctrlKey: true });
    expect(marked()).toEqual([Section.all]);
    fireEvent.click(filter(Pages.cricket));
    removeEventListener('click', look);
    expect(taken).toEqual([false, true]);
  });
});
