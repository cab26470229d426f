import { act, fireEvent, screen, within } from '@testing-library/react';
import { ArticleBlock } from '@/components/home/ArticleBlock';
import { Weather } from '@/components/home/Weather';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { card, NOW } from '@/lib/testing/samples';
import { AqiTool } from '@/tools/aqi/AqiTool';
import { FuelPrices } from '@/tools/fuel/FuelPrices';
import { followCity } from './followCity';
import { followChoice, followPlace, showMyState } from './followPlace';
import { followState } from './followState';
import { place } from './placeRecord';

jest.mock('@/lib/browser/laterWords', () => ({
  pageLocale: () => 'en',
  laterWords: async () => jest.requireActual('../../.site/later/en.json'),
}));
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const t = speak('en');
const OWN = card({ id: 'own', title: 'Of the own state' });
const THERE = ['b1', 'b2', 'b3', 'b4', 'b5'].map((id) => card({ id, title: `There ${id}` }));

/** What the page watches of the block, as a browser tells it. */
let tell: ((entry: { isIntersecting: boolean; boundingClientRect: { top: number } }) => void)[];
/** How often it has begun to. */
let looks: number;
/** The block gets another size, as when React shows what has streamed in. */
let resize: () => void;

beforeEach(() => {
  tell = [];
  looks = 0;
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: (entries: unknown[]) => void) {
        tell.push((entry) => callback([entry]));
      }
      observe() {
        looks += 1;
      }
      disconnect() {}
    },
    ResizeObserver: class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {
        resize();
      }
      disconnect() {}
    },
  });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  Object.assign(navigator, { connection: new EventTarget() });
  place.forget();
  history.replaceState(null, '', '/');
});

describe('the city of a page', () => {
  const inMain = (of: React.ReactElement) => renderInLocale(<main>{of}</main>);
  const status = () => screen.getAllByRole('status')[0];

  it('is the reader’s in the weather, without an announcement', async () => {
    inMain(<Weather now={NOW} />);
    act(() => followCity('indore'));
    expect(screen.getByRole('combobox')).toHaveValue('indore');
    expect(status()).toHaveTextContent('Indore');
    expect(status()).toHaveAttribute('aria-live', 'off');
  });

  it.each(['atlantis', null])('stays the page’s own where the choice is %s', (city) => {
    inMain(<Weather now={NOW} />);
    act(() => followCity(city));
    expect(screen.getByRole('combobox')).toHaveValue('bhopal');
  });

  it('stays the one that the reader has picked in the weather, until another is chosen', () => {
    inMain(<Weather now={NOW} />);
    const list = screen.getByRole('combobox');
    fireEvent.change(list, { target: { value: 'sagar' } });
    act(() => followCity('indore'));
    expect(list).toHaveValue('sagar');
    act(() => followCity('indore', 'chosen'));
    expect(list).toHaveValue('indore');
    act(() => followCity('bhopal'));
    expect(list).toHaveValue('bhopal');
  });

  it('is a tool’s first again where that is chosen over the URL’s', () => {
    history.replaceState(null, '', '/tools/fuel-prices?city=mumbai');
    inMain(<FuelPrices query={{ city: 'mumbai' }} />);
    const cities = within(screen.getByRole('navigation', { name: t('Tool.chooseCity') }));
    const [first] = cities.getAllByRole('link');
    const asked = jest.spyOn(Document.prototype, 'querySelector');
    act(() => followCity('bhopal', 'chosen'));
    expect(asked.mock.calls.filter(([selector]) => selector.includes(':has('))).toEqual([]);
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(location.search).toBe('');
  });

  it('stays that of the URL', () => {
    history.replaceState(null, '', '/?city=sagar');
    inMain(<Weather now={NOW} requestedCity="sagar" />);
    act(() => followCity('indore'));
    expect(screen.getByRole('combobox')).toHaveValue('sagar');
  });

  it.each([
    ['/tools/fuel-prices', <FuelPrices key="fuel" query={{}} />, 'mumbai'],
    ['/tools/aqi-checker', <AqiTool key="aqi" requestedCity={undefined} />, 'mumbai'],
  ])('is the reader’s at %s, and no step of the history', (path, tool, city) => {
    history.replaceState(null, '', path);
    inMain(tool);
    const steps = history.length;
    act(() => followCity(city));
    expect(location.search).toBe(`?city=${city}`);
    expect(history).toHaveLength(steps);
    const cities = screen.getByRole('navigation', { name: t('Tool.chooseCity') });
    expect(within(cities).getByRole('link', { current: true })).toHaveTextContent('Mumbai');
  });
});

describe('the front page’s block of a state', () => {
  const page = (more: React.ReactNode = null) =>
    renderInLocale(
      <main>
        <div>
          <ArticleBlock
            more="/india"
            title="Madhya Pradesh"
            stories={[OWN]}
            now={NOW}
            layout="lead"
            place="madhya-pradesh"
          />
        </div>
        {more}
      </main>,
    );
  const heading = (name: string) => screen.queryByRole('heading', { level: 2, name });

  it('is of the state that is chosen, with a link to its page, and of the own one again', async () => {
    fakeFetch().mockResolvedValue(reply(THERE));
    page();
    await act(() => followState('gujarat'));
    expect(heading('Gujarat')).toBeVisible();
    expect(heading('Madhya Pradesh')).toBeNull();
    expect(
      screen.getByRole('link', { name: t('Story.viewMoreOf', { title: 'Gujarat' }) }),
    ).toHaveAttribute('href', '/india/gujarat');
    expect(screen.getAllByRole('article')).toHaveLength(4);
    await act(() => followState(null));
    expect(heading('Madhya Pradesh')).toBeVisible();
    expect(heading('Gujarat')).toBeNull();
  });

  it('repeats no story that the page has elsewhere, while there are enough', async () => {
    fakeFetch().mockResolvedValue(reply(THERE));
    page(<div data-story="b1" />);
    await act(() => followState('gujarat'));
    expect(screen.queryByText('There b1')).toBeNull();
    expect(screen.getByText('There b5')).toBeVisible();
  });

  it('says where a state has no news', async () => {
    fakeFetch().mockResolvedValue(reply([]));
    page();
    await act(() => followState('gujarat'));
    expect(screen.getByText(t('Places.nothing', { state: 'Gujarat' }))).toBeVisible();
  });

  it('stays as it is where the news cannot be had', async () => {
    fakeFetch().mockResolvedValue(reply({ error: 'no' }, 502));
    page();
    await act(() => followState('gujarat'));
    expect(heading('Madhya Pradesh')).toBeVisible();
  });

  it('changes unasked only while it is below the screen', async () => {
    fakeFetch().mockResolvedValue(reply(THERE));
    place.write({ state: 'gujarat', city: null });
    page();
    await act(async () => followPlace());
    await act(async () => tell[0]?.({ isIntersecting: true, boundingClientRect: { top: 100 } }));
    await act(async () => tell[0]?.({ isIntersecting: false, boundingClientRect: { top: -900 } }));
    expect(heading('Gujarat')).toBeNull();
    await act(async () => tell[0]?.({ isIntersecting: false, boundingClientRect: { top: 5000 } }));
    expect(heading('Gujarat')).toBeVisible();
  });

  it('is looked for again once it has a place on the page', async () => {
    fakeFetch().mockResolvedValue(reply(THERE));
    place.write({ state: 'gujarat', city: null });
    page();
    await act(async () => followPlace());
    await act(async () => tell[0]?.({ isIntersecting: false, boundingClientRect: { top: 0 } }));
    expect(looks).toBe(1);
    await act(async () => resize());
    expect(looks).toBe(2);
  });

  it('changes at once where the URL asks for it', async () => {
    fakeFetch().mockResolvedValue(reply(THERE));
    place.write({ state: 'gujarat', city: null });
    history.replaceState(null, '', '/#my-state');
    page();
    await act(async () => followPlace());
    expect(heading('Gujarat')).toBeVisible();
  });

  it('is offered under Save-Data, and asked for by the offer alone', async () => {
    Object.assign(navigator, {
      connection: Object.assign(new EventTarget(), { saveData: true }),
    });
    const fetched = fakeFetch().mockResolvedValue(reply(THERE));
    place.write({ state: 'gujarat', city: null });
    page();
    await act(async () => followPlace());
    expect(screen.getByRole('button', { name: t('Places.showMine') })).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    await act(() => showMyState());
    expect(heading('Gujarat')).toBeVisible();
  });

  it('is offered no more once the own one is chosen', async () => {
    Object.assign(navigator, {
      connection: Object.assign(new EventTarget(), { saveData: true }),
    });
    place.write({ state: 'gujarat', city: null });
    page();
    await act(async () => followPlace());
    const before = place.read();
    place.forget();
    await act(async () => followChoice(before));
    expect(screen.queryByRole('button', { name: t('Places.showMine') })).toBeNull();
  });

  it('keeps the focus on its choice, whose control another takes the place of', async () => {
    fakeFetch().mockResolvedValue(reply(THERE));
    page();
    const change = (title: string) =>
      screen.getByRole('button', { name: t('Places.changeFrom', { title }) });
    change('Madhya Pradesh').focus();
    await act(() => followState('gujarat'));
    expect(change('Gujarat')).toHaveFocus();
    await act(() => followState(null));
    expect(change('Madhya Pradesh')).toHaveFocus();
  });

  it('takes no focus that is elsewhere', async () => {
    fakeFetch().mockResolvedValue(reply(THERE));
    page();
    await act(() => followState('gujarat'));
    expect(document.body).toHaveFocus();
  });

  it('says where the state that was asked for cannot be had, until it can', async () => {
    const fetched = fakeFetch().mockResolvedValue(reply({ error: 'no' }, 502));
    place.write({ state: 'gujarat', city: null });
    page();
    await act(() => showMyState());
    await act(() => showMyState());
    expect(screen.getByText(t('Places.newsFailed'))).toBeVisible();
    fetched.mockResolvedValue(reply(THERE));
    await act(() => showMyState());
    expect(screen.queryByText(t('Places.newsFailed'))).toBeNull();
    expect(heading('Gujarat')).toBeVisible();
  });

  it('says where a state that is chosen cannot be had, but not of one that is chosen no more', async () => {
    const fetched = fakeFetch().mockResolvedValue(reply({ error: 'no' }, 502));
    page();
    const choose = (state: string | null) => {
      const before = place.read();
      place.write({ state, city: null });
      followChoice(before);
    };
    await act(async () => {
      choose('gujarat');
      choose(null);
    });
    expect(screen.queryByText(t('Places.newsFailed'))).toBeNull();
    await act(async () => choose('gujarat'));
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(screen.getByText(t('Places.newsFailed'))).toBeVisible();
  });
});
