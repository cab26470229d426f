import { breakingFeed, newsFeed } from '@/lib/provider/api/storyFeeds';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { fetchFeed } from './fetchFeed';
import { lastProviderUpdate } from './providerState';

const upstream = fakeUpstream();
beforeEach(() => {
  holdSetTimeout(); // a call under way is waited for until a test says that its time is up
});

/** Until the code under test waits for something. */
const timerSet = async () => {
  while (jest.getTimerCount() === 0) await new Promise((done) => setImmediate(done));
};

const STORY = [{ id: 'a', title: 'Rain' }];

it('is unknown before any feed has answered, and so when all fail', async () => {
  expect(await lastProviderUpdate()).toBeNull();
  expectConsole('error', /Failed to fetch/);
  await fetchFeed(newsFeed);
  expect(await lastProviderUpdate()).toBeNull();
});

it('is no answer that could not be used', async () => {
  expectConsole('error', /the answer is not a list/);
  upstream.sends('/news', { notice: 'down for maintenance' });
  await fetchFeed(newsFeed);
  expect(await lastProviderUpdate()).toBeNull();
});

it('is that of a call under way, which a page has just begun', async () => {
  upstream.sends('/news', STORY);
  const before = Date.now();
  const asked = fetchFeed(newsFeed);
  expect(await lastProviderUpdate()).toBeGreaterThanOrEqual(before);
  await asked;
});

it('does not wait long for a feed that hangs', async () => {
  let answer = () => {};
  upstream.on('/news', (_, response) => (answer = () => response.end('[]')));
  const asked = fetchFeed(newsFeed);
  const update = lastProviderUpdate();
  const settled = jest.fn();
  void update.then(settled);
  await timerSet();
  await jest.advanceTimersByTimeAsync(79);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await update).toBeNull();
  await upstream.untilCalled(1);
  answer();
  await asked;
});

it('stays that of the last answer when feeds fail later', async () => {
  upstream.sends('/news', STORY);
  await fetchFeed(newsFeed);
  const answered = await lastProviderUpdate();
  expectConsole('error', /Failed to fetch/);
  upstream.sendsText('/news', '', 500);
  await Promise.all([fetchFeed(newsFeed), fetchFeed(breakingFeed)]);
  expect(await lastProviderUpdate()).toBe(answered);
});
