/** @jest-environment jsdom */
import { pageLoaded } from './pageLoaded';
import { whenIdle } from './whenIdle';

/** How far the page is. */
const setState = (state: DocumentReadyState) =>
  Object.defineProperty(document, 'readyState', { configurable: true, value: state });

// jsdom's own page.
beforeAll(pageLoaded);
beforeEach(() => jest.useFakeTimers());
afterEach(() => void setState('complete'));

it('runs when the browser says so', () => {
  const task = jest.fn();
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
  whenIdle(task);
  expect(task).toHaveBeenCalledTimes(1);
});

describe('where the browser never says so', () => {
  beforeEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

  it('runs a moment after the page is loaded', async () => {
    setState('interactive');
    const task = jest.fn();
    whenIdle(task);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(task).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(200);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('runs at once but a moment on a page that is loaded, and not after it is called off', async () => {
    const [task, calledOff] = [jest.fn(), jest.fn()];
    whenIdle(task);
    whenIdle(calledOff)();
    await jest.advanceTimersByTimeAsync(200);
    expect(task).toHaveBeenCalledTimes(1);
    expect(calledOff).not.toHaveBeenCalled();
  });
});
