/** @jest-environment jsdom */

import { tellWorker } from '@/lib/browser/serviceWorker';
import { fakeConnection, removeConnection } from '@/lib/testing/fakeConnection';

const register = jest.fn();
const postMessage = jest.fn();
const active = { postMessage };

const SCRIPTS = ['/_next/static/chunks/late.js'];
/** What the page has loaded. */
const LOADED = [...SCRIPTS, '/icons.svg'].map((path) => ({ name: location.origin + path }));

/** The browser's service workers, which jsdom lacks. */
function fakeWorkers(registration: object | undefined = { active }) {
  Object.assign(navigator, {
    serviceWorker: {
      register,
      ready: Promise.resolve({ active }),
      getRegistration: () => Promise.resolve(registration),
    },
  });
}
const sent = (): unknown[] => postMessage.mock.calls.map(([message]) => message);
const settled = () => new Promise(process.nextTick);

/** As a page does, once. */
const startOffline = async () => (await import('./startWorker')).startOffline();

beforeEach(() => {
  jest.resetModules();
  [register, postMessage].forEach((mock) => mock.mockReset());
  fakeWorkers();
  // jsdom lacks it.
  Object.assign(performance, { getEntriesByType: () => LOADED });
  history.replaceState(null, '', '/hi/india');
});
afterEach(() => {
  removeConnection();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('registers the worker and tells it of the page', async () => {
  await startOffline();
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  expect(sent()).toEqual([{ type: 'visit', path: '/hi/india', thrifty: false, scripts: SCRIPTS }]);
});

it('asks for the worker once the page is loaded', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const started = startOffline();
  await settled();
  expect(register).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await started;
  expect(register).toHaveBeenCalledTimes(1);
});

it('a story that was opened is kept on mobile data, which is not for what may never be opened', async () => {
  fakeConnection({ effectiveType: '4g', type: 'cellular' });
  const { pushStory } = await import('@/lib/browser/useScrollRestoration');
  pushStory('/hi/news/a');
  await startOffline();
  expect(sent()[1]).toEqual({ type: 'read', path: '/hi/news/a', thrifty: false });
});

it('tells a worker that is still on its way', async () => {
  fakeWorkers({ active: null });
  await startOffline();
  expect(sent()).toHaveLength(1);
});

it.each([
  [{ saveData: true }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '4g', type: 'cellular' }, true],
  [{ effectiveType: '4g', type: 'wifi' }, false],
])('with %j it is thrifty: %s', async (connection, thrifty) => {
  fakeConnection(connection);
  await startOffline();
  expect(sent()).toEqual([{ type: 'visit', path: '/hi/india', thrifty, scripts: SCRIPTS }]);
});

it('tells the worker of a story that is opened over the page, not of the way back', async () => {
  await startOffline();
  const { pushUrl } = await import('@/lib/browser/url');
  pushUrl('/hi/news/a');
  await settled();
  pushUrl('/hi/india');
  await settled();
  expect(sent().slice(1)).toEqual([{ type: 'read', path: '/hi/news/a', thrifty: false }]);
});

it('tells the worker of the page, and of the story that was opened before the browser was idle', async () => {
  const { pushStory } = await import('@/lib/browser/useScrollRestoration');
  pushStory('/hi/news/a');
  await startOffline();
  expect(sent()).toEqual([
    { type: 'visit', path: '/hi/india', thrifty: false, scripts: SCRIPTS },
    { type: 'read', path: '/hi/news/a', thrifty: false },
  ]);
});

it('is told what the reader saves', async () => {
  await tellWorker({ type: 'keep', path: '/news/a' });
  expect(sent()).toEqual([{ type: 'keep', path: '/news/a' }]);
});

describe('where it cannot work, nothing fails:', () => {
  it('a registration that is refused', async () => {
    register.mockRejectedValue(new Error('blocked'));
    fakeWorkers(undefined);
    Object.assign(navigator.serviceWorker, { getRegistration: () => Promise.resolve(undefined) });
    await startOffline();
    expect(sent()).toEqual([]);
  });

  it('a private window that hides them', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    await startOffline();
    await tellWorker({ type: 'keep', path: '/news/a' });
    expect(sent()).toEqual([]);
  });

  it('storage that throws', async () => {
    Object.assign(navigator.serviceWorker, {
      getRegistration: () => Promise.reject(new Error('blocked')),
    });
    await tellWorker({ type: 'keep', path: '/news/a' });
    expect(sent()).toEqual([]);
  });
});
