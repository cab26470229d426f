import { act, fireEvent, screen } from '@testing-library/react';
import type { LiveAnswer } from '@/lib/stories/live/liveAnswer';
import { livePage } from '@/lib/stories/live/livePage';
import { fakeConnection, removeConnection } from '@/lib/testing/fakeConnection';
import { fakeFetch, reply } from '@/lib/testing/fakeFetch';
import { coverage, liveUpdate, minutesAgo } from '@/lib/testing/liveCoverage';
import { renderInLocale } from '@/lib/testing/renderInLocale';
import { NOW, story } from '@/lib/testing/samples';
import { LiveArticle } from './LiveArticle';
import { LiveFollower } from './LiveFollower';
import { livePageElements } from './livePageElements';

let fetchStub: ReturnType<typeof fakeFetch>;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  fetchStub = fakeFetch();
  Element.prototype.scrollIntoView = jest.fn();
  document.title = 'Flood';
});
afterEach(removeConnection);

const TOTAL = 5;
const NEWEST = 3;
const all = coverage(TOTAL).updates;
const answer = (given: Partial<LiveAnswer> = {}): LiveAnswer => ({
  updates: [],
  newest: 'n5',
  standing: all.map(({ id }) => id),
  standingSince: null,
  pinned: null,
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

/** The page as it was sent with the three oldest updates, then followed. */
function open(query: Parameters<typeof livePage>[1] = {}) {
  const live = coverage(TOTAL, { updates: all.slice(TOTAL - NEWEST) });
  const { container } = renderInLocale(
    <LiveArticle
      story={story({ id: 'flood' })}
      coverage={live}
      page={livePage(live, query)}
      origin="https://narmada24.example"
      now={NOW}
      contacts={{ phone: { display: '', href: 'tel:' }, emails: [] }}
    />,
  );
  const article = container.querySelector('article');
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
  expect(document.title).toBe('(2) Flood');
  expect(announced()).toBe('2 new updates');

  fireEvent.click(screen.getByRole('button', { name: '2 new updates' }));
  expect(headlines()).toEqual(['Update 5', 'Update 4', 'Update 3', 'Update 2', 'Update 1']);
  expect(document.title).toBe('Flood');
  expect(announced()).toBe('');
  expect(document.activeElement).toHaveAttribute('id', 'u-n5');
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
  expect(screen.getByText('The newsroom has taken this update back.')).toBeVisible();
});

it('leads to the first page from another one', async () => {
  fetchStub.mockResolvedValue(reply(NEW));
  open({ order: 'oldest' });
  await wait(30);
  expect(screen.getByRole('link', { name: '2 new updates' })).toHaveAttribute(
    'href',
    '/news/flood',
  );
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
  expect(screen.getByText('Live coverage ended: 20 November 2026, 12:00 pm')).toBeVisible();
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
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
  await wait(5);
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await wait(0);
  expect(asked()).toHaveLength(1);
});
