import { fakePush, KEY } from '@/lib/testing/fakePush';
import { keepChoice } from './keptChoice';
import { listenForPushes } from './onPush';

const ORIGIN = 'https://site.example';
const choice = { language: 'hi', states: ['bihar'], topics: [] };

type Listener = (event: { waitUntil: (work: Promise<unknown>) => void }) => void;

/** A worker that listens, and the windows it can see. */
function startWorker(push: ReturnType<typeof fakePush>, urls: readonly string[] = []) {
  const listeners = new Map<string, Listener>();
  const focus = jest.fn(async (_url: string) => {});
  const openWindow = jest.fn(async (_url: string) => {});
  const showNotification = jest.fn(async () => {});
  const scope = {
    clients: {
      matchAll: async () => urls.map((url) => ({ url, focus: () => focus(url) })),
      openWindow,
    },
    registration: { showNotification, pushManager: push.pushManager },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  };
  listenForPushes(scope as unknown as Parameters<typeof listenForPushes>[0], ORIGIN);
  return {
    focus,
    openWindow,
    showNotification,
    fire: async (type: string, event: object) => {
      const work: Promise<unknown>[] = [];
      const waitUntil = (one: Promise<unknown>) => void work.push(one);
      listeners.get(type)?.({ ...event, waitUntil });
      await Promise.all(work);
    },
  };
}

it('shows what is pushed', async () => {
  const { fire, showNotification } = startWorker(fakePush());
  const text = JSON.stringify({ notification: { title: 'Dam', body: 'Gates open', tag: 't' } });
  await fire('push', { data: { text: () => text } });
  await fire('push', { data: null });
  expect(showNotification.mock.calls).toEqual([
    ['Dam', expect.objectContaining({ body: 'Gates open', tag: 't' })],
    ['site.example', expect.objectContaining({ body: '' })],
  ]);
});

it.each<[string, string[], unknown, string[], string[]]>([
  ['opens the story', [], { url: `${ORIGIN}/news/7` }, [], [`${ORIGIN}/news/7`]],
  [
    'shows the window that has it',
    [`${ORIGIN}/`, `${ORIGIN}/news/7`],
    { url: `${ORIGIN}/news/7` },
    [`${ORIGIN}/news/7`],
    [],
  ],
  [
    'opens the front page for another’s data',
    [],
    { url: 'javascript:alert(1)' },
    [],
    [`${ORIGIN}/`],
  ],
  ['opens the front page without data', [], null, [], [`${ORIGIN}/`]],
])('a tap %s', async (_, urls, data, focused, opened) => {
  const { fire, focus, openWindow } = startWorker(fakePush(), urls);
  const close = jest.fn();
  await fire('notificationclick', { notification: { close, data } });
  expect(close).toHaveBeenCalled();
  expect([focus.mock.calls.flat(), openWindow.mock.calls.flat()]).toEqual([focused, opened]);
});

describe('a subscription that the browser changes', () => {
  it('takes its choice along', async () => {
    const push = fakePush();
    await keepChoice({ choice, key: KEY });
    await startWorker(push).fire('pushsubscriptionchange', {
      oldSubscription: push.subscriptionOf('https://push.example/old'),
      newSubscription: push.subscriptionOf('https://push.example/new'),
    });
    expect(push.summary()).toEqual([
      ['end', 'https://push.example/old', undefined],
      ['start', 'https://push.example/new', choice],
    ]);
  });

  it('is made anew where the browser names none', async () => {
    const push = fakePush();
    await keepChoice({ choice, key: KEY });
    await startWorker(push).fire('pushsubscriptionchange', {});
    expect(push.pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: KEY,
    });
    expect(push.summary()).toEqual([['start', 'https://push.example/1', choice]]);
  });

  it('ends where the reader wants none any more', async () => {
    const push = fakePush();
    await startWorker(push).fire('pushsubscriptionchange', {
      oldSubscription: push.subscriptionOf('https://push.example/old'),
    });
    expect(push.summary()).toEqual([['end', 'https://push.example/old', undefined]]);
    expect(push.pushManager.subscribe).not.toHaveBeenCalled();
  });
});
