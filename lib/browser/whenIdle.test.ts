/** @jest-environment jsdom */

import { whenIdle } from './whenIdle';

beforeEach(() => jest.useFakeTimers());

it('runs when the browser says so', () => {
  const task = jest.fn();
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() });
  whenIdle(task);
  expect(task).toHaveBeenCalledTimes(1);
});

it('runs after a moment where the browser never says so, and not after it is called off', () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const [task, calledOff] = [jest.fn(), jest.fn()];
  whenIdle(task);
  whenIdle(calledOff)();
  jest.advanceTimersByTime(199);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
  expect(calledOff).not.toHaveBeenCalled();
});
