/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { fakePush, KEY } from '@/lib/testing/fakePush';
import { renderInLocale, words } from '@/lib/testing/renderInLocale';
import { PushPart } from './PushPart';
import { keepChoice, readChoice } from './keptChoice';
import { controlPush, endWithWipe } from './pushControl';
import { endPush, resendPush } from './subscription';

const t = words.hi.Push;
let permission: NotificationPermission;
const requestPermission = jest.fn(async () => permission);

function browserHas(push: ReturnType<typeof fakePush> | null, given: NotificationPermission) {
  permission = given;
  requestPermission.mockClear();
  const registration = { pushManager: push?.pushManager, active: {} };
  const worker = {
    register: jest.fn(async () => registration),
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  Object.assign(globalThis, {
    PushManager: push ? class {} : undefined,
    Notification: {
      requestPermission,
      get permission() {
        return permission;
      },
    },
  });
  if (!push) Reflect.deleteProperty(globalThis, 'PushManager');
}

async function show() {
  renderInLocale(<PushPart publicKey={KEY} isQuietAtNight />, 'hi');
  document.documentElement.lang = 'hi';
  const part = document.querySelector<HTMLElement>('#push');
  if (!part) throw new Error('no part');
  await controlPush(part);
  return {
    part,
    state: () => part.dataset.state,
    status: () => within(part).getByRole('status').textContent,
  };
}
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const box = (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!found) throw new Error(value);
  return found;
};

it('asks for nothing until the reader taps', async () => {
  const push = fakePush();
  browserHas(push, 'default');
  const { state } = await show();
  expect([state(), requestPermission.mock.calls.length, push.posted]).toEqual(['off', 0, []]);
});

it('sends the choice after the tap, and keeps it', async () => {
  const push = fakePush();
  browserHas(push, 'granted');
  const { state, status } = await show();
  box('madhya-pradesh').click();
  box('sports').click();
  button(t.start).click();
  await waitFor(() => expect(status()).toBe(t.started));
  const choice = { language: 'hi', states: ['madhya-pradesh'], topics: ['sports'] };
  expect(push.summary()).toEqual([['start', 'https://push.example/1', choice]]);
  expect([state(), await readChoice()]).toEqual(['on', { key: KEY, choice }]);
});

it('ends by one tap, also where the site is out of reach', async () => {
  const push = fakePush();
  browserHas(push, 'granted');
  push.hold(push.subscriptionOf('https://push.example/1'));
  await keepChoice({ key: KEY, choice: { language: 'hi', states: ['gujarat'], topics: [] } });
  const { state, status } = await show();
  expect([state(), box('gujarat').checked, box('rajasthan').checked]).toEqual(['on', true, false]);
  push.cut();
  button(t.end).click();
  await waitFor(() => expect(status()).toBe(t.off));
  expect([state(), await readChoice(), await push.pushManager.getSubscription()]).toEqual([
    'off',
    null,
    null,
  ]);
});

it('says that the address is deleted where the site says so', async () => {
  const push = fakePush();
  browserHas(push, 'granted');
  push.hold(push.subscriptionOf('https://push.example/1'));
  await keepChoice({ key: KEY, choice: { language: 'hi', states: [], topics: [] } });
  const { status } = await show();
  button(t.end).click();
  await waitFor(() => expect(status()).toBe(t.ended));
  expect(push.summary().at(-1)).toEqual(['end', 'https://push.example/1', undefined]);
});

it('an end that did not reach the site is sent at the next visit, once', async () => {
  const push = fakePush();
  browserHas(push, 'granted');
  push.hold(push.subscriptionOf('https://push.example/1'));
  await keepChoice({ key: KEY, choice: { language: 'hi', states: [], topics: [] } });
  const { status } = await show();
  push.cut();
  button(t.end).click();
  await waitFor(() => expect(status()).toBe(t.off));
  push.posted.splice(0);
  push.mend();
  await resendPush();
  await resendPush();
  expect(push.summary()).toEqual([['end', 'https://push.example/1', undefined]]);
});

it('tells the site of the subscription again at a visit, in the language that was chosen', async () => {
  const push = fakePush();
  browserHas(push, 'granted');
  push.hold(push.subscriptionOf('https://push.example/1'));
  await keepChoice({ key: KEY, choice: { language: 'en', states: [], topics: [] } });
  await show();
  const choice = { language: 'en', states: [], topics: [] };
  expect(push.summary()).toEqual([['start', 'https://push.example/1', choice]]);
  expect(await readChoice()).toEqual({ key: KEY, choice });
});

it('a refusal says how to undo it, and no more', async () => {
  const push = fakePush();
  browserHas(push, 'denied');
  const { state } = await show();
  expect([state(), push.posted]).toEqual(['denied', []]);
  expect(screen.getByText(t.denied).dataset.for).toBe('denied');
});

it('a refusal in the browser’s question shows the same', async () => {
  browserHas(fakePush(), 'default');
  const { state, status } = await show();
  requestPermission.mockImplementationOnce(async () => {
    permission = 'denied';
    return permission;
  });
  button(t.start).click();
  await waitFor(() => expect(state()).toBe('denied'));
  expect(status()).toBe('');
});

it('says so where the site does not take it', async () => {
  const push = fakePush({ accepts: false });
  browserHas(push, 'granted');
  const { state, status } = await show();
  button(t.start).click();
  await waitFor(() => expect(status()).toBe(t.failed));
  expect([state(), await readChoice()]).toEqual(['off', null]);
});

it('says so where the browser gets no worker, whose readiness never comes', async () => {
  browserHas(fakePush(), 'granted');
  Object.assign(navigator.serviceWorker, {
    register: () => Promise.reject(new TypeError('no network')),
    getRegistration: async () => undefined,
    ready: new Promise(() => {}),
  });
  const { status } = await show();
  button(t.start).click();
  await waitFor(() => expect(status()).toBe(t.failed));
});

it('waits no longer for the site than for any other answer', async () => {
  browserHas(fakePush(), 'granted');
  const limit = jest.spyOn(AbortSignal, 'timeout');
  const { state } = await show();
  button(t.start).click();
  await waitFor(() => expect(state()).toBe('on'));
  expect(limit.mock.calls).toEqual([[15_000]]);
});

it('a browser without pushes is told what it can do', async () => {
  fakePush();
  browserHas(null, 'default');
  expect((await show()).state()).toBe('none');
});

it('a second tap while the first is under way does nothing', async () => {
  const push = fakePush();
  browserHas(push, 'granted');
  const { status } = await show();
  button(t.start).click();
  button(t.start).click();
  await waitFor(() => expect(status()).toBe(t.started));
  expect(push.posted).toHaveLength(1);
});

it('a subscription by another key makes room', async () => {
  const push = fakePush();
  browserHas(push, 'granted');
  push.hold(push.subscriptionOf('https://push.example/old', new Uint8Array(65).fill(9)));
  const { status } = await show();
  button(t.start).click();
  await waitFor(() => expect(status()).toBe(t.started));
  expect(push.summary().map(([, endpoint]) => endpoint)).toEqual(['https://push.example/1']);
});

it('ends with all that is deleted from the device', async () => {
  const push = fakePush();
  browserHas(push, 'granted');
  push.hold(push.subscriptionOf('https://push.example/1'));
  const wipe = document.createElement('button');
  endWithWipe(wipe);
  wipe.click();
  await waitFor(() =>
    expect(push.summary()).toEqual([['end', 'https://push.example/1', undefined]]),
  );
});

it('what is deleted from the device leaves no end to be sent', async () => {
  const push = fakePush();
  browserHas(push, 'granted');
  push.hold(push.subscriptionOf('https://push.example/1'));
  push.cut();
  expect(await endPush({ isWipe: true })).toBe(false);
  push.mend();
  await resendPush();
  expect(push.posted).toEqual([]);
});
