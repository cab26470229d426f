import { act, fireEvent, screen, within } from '@testing-library/react';
import type { LiveAnswer } from '@/lib/stories/liveAnswer';
import type { LiveQuery } from '@/lib/stories/livePage';
import type { Coverage } from '@/lib/story/coverage';
import { fakeConnection, removeConnection } from '@/lib/testing/fakeConnection';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { coverage, liveUpdate, minutesAgo } from '@/lib/testing/liveCoverage';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { renderLivePage } from '@/lib/testing/renderLivePage';
import { NOW } from '@/lib/testing/samples';
import { LiveFollower } from './LiveFollower';
import { livePageElements } from './livePageElements';

const sent = document.createElement('main');
let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  fetchStub = fakeFetch();
  Element.prototype.scrollIntoView = jest.fn();
  document.title = 'Flood | Narmada 24';
  document.body.append(sent);
});
afterEach(removeConnection);
afterEach(() => sent.remove());

const [TOTAL, NEWEST] = [5, 3];
const all = coverage(TOTAL).updates;
const answer = (given: Partial<LiveAnswer> = {}): LiveAnswer => ({
  updates: [],
  newest: 'n5',
  standing: all.map(({ id }) => id),
  standingSince: null,
  pinned: null,
  title: 'Flood',
  highlights: [],
  startedAt: null,
  endedAt: null,
  changedAt: minutesAgo(1),
  ...given,
});
const NEW = answer({ updates: all.slice(0, 2) });

/** In steps, since React renders what a poll changed at the end of an `act`. */
async function wait(seconds: number) {
  for (let left = seconds; left >= 0; left -= 10)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 10) * 1_000));
}

type Opened = {
  query?: LiveQuery;
  given?: Partial<Coverage>;
  highlights?: string[];
};

/** The page as it was sent with the three oldest updates, then followed. */
function open({ query = {}, given, highlights = [] }: Opened = {}) {
  const live = coverage(TOTAL, { updates: all.slice(TOTAL - NEWEST), ...given });
  const { container, unmount } = renderLivePage({
    live,
    query,
    given: { title: 'Flood', highlights },
  });
  // As a browser has it: React does not know what the server sent.
  const { innerHTML } = container;
  unmount();
  sent.innerHTML = innerHTML;
  const article = sent.querySelector('article');
  const page = article && livePageElements(article);
  if (!page) throw new Error('no live page');
  renderInLocale(<LiveFollower page={page} />);
}
const headlines = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const announced = () => screen.getByRole('status').textContent;
const asked = () => fetchStub.mock.calls.map(([path]) => path);

it('asks at the half minutes for what came after the newest it knows', async () => {
  fetchStub.mockResolvedValue(reply(NEW));
  open();
  await wait(29);
  expect(asked()).toEqual([]);
  await wait(31);
  expect(asked()).toEqual(['/api/live/flood?lang=en&after=n3', '/api/live/flood?lang=en&after=n5']);
});

it('lets new updates wait, counts them in the title and says it once', async () => {
  fetchStub.mockResolvedValue(reply(NEW));
  open();
  expect(announced()).toBe('');
  await wait(60);
  expect(headlines()).toEqual(['Update 3', 'Update 2', 'Update 1']);
  expect(document.title).toBe('(2) Flood | Narmada 24');
  expect(announced()).toBe('2 new updates');

  fireEvent.click(screen.getByRole('button', { name: '2 new updates' }));
  expect(headlines()).toEqual(['Update 5', 'Update 4', 'Update 3', 'Update 2', 'Update 1']);
  expect(document.title).toBe('Flood | Narmada 24');
  expect(announced()).toBe('');
  expect(document.activeElement).toHaveAttribute('id', 'u-n5');
});

it.each([-20, 120])('dates by the server where the device is %i minutes ahead', async (minutes) => {
  fetchStub.mockResolvedValue(reply({ ...NEW, changedAt: minutesAgo(0) }, 200, NOW));
  open();
  jest.setSystemTime(NOW + minutes * 60_000);
  await wait(60);
  expect(asked().at(-1)).toBe('/api/live/flood?lang=en&after=n5');
  fireEvent.click(screen.getByRole('button', { name: '2 new updates' }));
  expect(sent.querySelector('#u-n5 [data-age]')).toHaveTextContent('1 minute ago');
});

it('changes edited and withdrawn updates in their place', async () => {
  fetchStub.mockResolvedValue(
    reply(
      answer({
        updates: [liveUpdate(2, TOTAL, { changedAt: minutesAgo(0), headline: 'Edited' })],
        standing: ['n3', 'n2'],
      }),
    ),
  );
  open();
  await wait(30);
  expect(headlines()).toEqual(['Update 3', 'Edited']);
  expect(screen.getByText('The newsroom has withdrawn this update.')).toBeVisible();
});

const LATE = liveUpdate(2, TOTAL, { id: 'late', at: minutesAgo(40.5) });
it.each([
  { name: 'the first page', updates: [liveUpdate(62, 62), LATE], href: '/news/flood' },
  { name: 'one filed late', updates: [LATE], href: '/news/flood?update=late#u-late' },
])('leads from another page to $name', async ({ updates, href }) => {
  const standing = ['n62', 'late'];
  fetchStub.mockResolvedValue(reply(answer({ updates, standing })));
  open({ query: { page: '2' }, given: { updates: coverage(62).updates.slice(1) } });
  await wait(30);
  expect(screen.getByRole('link', { name: / new update/ })).toHaveAttribute('href', href);
});

it('keeps the list and says so while the source fails', async () => {
  fetchStub.mockResolvedValue(reply({}, 502));
  open();
  await wait(30);
  expect(headlines()).toHaveLength(NEWEST);
  expect(announced()).toBe('New updates cannot be fetched right now.');
  fetchStub.mockResolvedValue(reply(answer()));
  await wait(30);
  expect(screen.getByText(/As of 12:01 pm/)).toBeVisible();
  expect(announced()).toBe('');
});

it.each([
  { name: 'it has ended', answered: reply(answer({ endedAt: minutesAgo(0) })) },
  { name: 'it is no live page any more', answered: reply({}, 404) },
])('asks no more once $name', async ({ answered }) => {
  fetchStub.mockResolvedValue(answered);
  open();
  await wait(300);
  expect(asked()).toHaveLength(1);
});

it('says that it is not followed any more once it is no live page', async () => {
  fetchStub.mockResolvedValue(reply({}, 404));
  open();
  await wait(30);
  expect(announced()).toBe('New updates cannot be fetched right now.');
});

it('says when it has ended', async () => {
  fetchStub.mockResolvedValue(reply(answer({ endedAt: minutesAgo(0) })));
  open();
  await wait(30);
  const ended = 'Live coverage ended: 20 November 2026, 12:00 pm';
  expect(within(sent).getAllByText(ended)).toHaveLength(2);
  expect(announced()).toBe(ended.replace('12:00 ', '12:00\u00A0'));
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
});

it('says when it has ended without an update', async () => {
  fetchStub.mockResolvedValue(reply(answer({ endedAt: minutesAgo(0), changedAt: null })));
  open({ given: { updates: [] } });
  await wait(30);
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
});

describe('what an editor changes beside the updates', () => {
  const points = () =>
    within(screen.getByRole('complementary'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const pinned = () =>
    screen
      .queryAllByText('Pinned update')
      .map((mark) => mark.parentElement?.querySelector('h3')?.textContent);

  it('changes the headline of the page and of the tab', async () => {
    fetchStub.mockResolvedValue(reply({ ...NEW, title: 'Flood of 5 m in $1' }));
    open();
    await wait(30);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Flood of 5 m in $1');
    expect(document.title).toBe('(2) Flood of 5 m in $1 | Narmada 24');
  });

  it.each([
    { name: 'come', before: [], after: ['Roads are closed'] },
    { name: 'change', before: ['Roads are open'], after: ['Roads are closed', 'Rain goes on'] },
  ])('has key points that $name', async ({ before, after }) => {
    fetchStub.mockResolvedValue(reply(answer({ highlights: after })));
    open({ highlights: before });
    await wait(30);
    expect(points()).toEqual(after);
  });

  it('takes key points away, and has them again', async () => {
    const highlights = ['Roads are open'];
    fetchStub.mockResolvedValue(reply(answer()));
    open({ highlights });
    await wait(30);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    fetchStub.mockResolvedValue(reply(answer({ highlights })));
    await wait(30);
    expect(points()).toEqual(highlights);
  });

  it.each([
    { name: 'none to another', before: null, after: 'n1', shown: ['Update 1'] },
    { name: 'one to another', before: 'n2', after: 'n3', shown: ['Update 3'] },
    { name: 'one to none', before: 'n2', after: null, shown: [] },
    { name: 'one to one of another page', before: 'n2', after: 'n4', shown: ['Update 4'] },
  ])('pins from $name, and loses no update', async ({ before, after, shown }) => {
    const update = all.find(({ id }) => id === after) ?? null;
    fetchStub.mockResolvedValue(reply(answer({ pinned: update })));
    open({ given: { pinned: before } });
    await wait(30);
    expect(pinned()).toEqual(shown);
    const ids = [...sent.querySelectorAll('[data-update]')].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['u-n1', 'u-n2', 'u-n3']);
  });

  it('marks a pinned update that is edited as such still', async () => {
    const edit = liveUpdate(2, TOTAL, { changedAt: minutesAgo(0), headline: 'Edited' });
    fetchStub.mockResolvedValue(reply(answer({ updates: [edit], pinned: edit })));
    open({ given: { pinned: 'n2' } });
    await wait(30);
    expect(pinned()).toEqual(['Edited']);
  });

  it('leads to the newest update that is shown', async () => {
    fetchStub.mockResolvedValue(reply(NEW));
    open();
    await wait(30);
    fireEvent.click(screen.getByRole('button', { name: '2 new updates' }));
    expect(screen.getByRole('link', { name: 'Newest: Update 5' })).toHaveAttribute('href', '#u-n5');
  });

  it('leaves what does not change as the server sent it', async () => {
    fetchStub.mockResolvedValue(reply(answer({ highlights: ['Roads are open'] })));
    open({ highlights: ['Roads are open'] });
    const [headline, list] = [screen.getByText('Flood'), screen.getByRole('complementary')];
    await wait(30);
    expect([headline.firstChild?.nodeType, list.isConnected]).toEqual([Node.TEXT_NODE, true]);
  });
});

it('says that the source fails while the last list stands', async () => {
  fetchStub.mockResolvedValue(reply(answer({ isStale: true, updates: all.slice(0, 2) })));
  open();
  await wait(30);
  expect(announced()).toBe('New updates cannot be fetched right now.');
  expect(screen.getByText(/This is as of 12:00 pm/)).toBeVisible();
});

it('asks for the newest page, as all do, once it was long without an answer', async () => {
  fetchStub.mockResolvedValue(reply({}, 502));
  open();
  await wait(330);
  expect(asked().slice(0, 9)).toEqual(Array(9).fill('/api/live/flood?lang=en&after=n3'));
  expect(asked().at(-1)).toBe('/api/live/flood?lang=en');
});

it.each([
  { name: 'a slow connection', state: { effectiveType: '3g' }, polls: 2 },
  { name: 'Save-Data', state: { saveData: true }, polls: 0 },
])('asks $polls times in two minutes on $name', async ({ state, polls }) => {
  fakeConnection(state);
  fetchStub.mockResolvedValue(reply(answer()));
  open();
  await wait(120);
  expect(asked()).toHaveLength(polls);
});

it('asks at once when it comes back from the back/forward cache', async () => {
  fetchStub.mockResolvedValue(reply(answer()));
  open();
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await wait(0);
  expect(asked()).toHaveLength(1);
});
