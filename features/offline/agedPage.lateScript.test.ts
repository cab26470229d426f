/** @jest-environment jsdom */

import { LATE_LINK_ID, LATE_SCRIPT } from './agedPage';

const workers = Object.assign(new EventTarget(), { startMessages: jest.fn() });
const reload = jest.fn();

/** Runs the script in a copy. */
function open(): HTMLElement {
  document.body.innerHTML = `<a id="${LATE_LINK_ID}" hidden>New</a>`;
  // As the parser does; jsdom's own location cannot be watched.
  new Function('navigator', 'location', LATE_SCRIPT)({ serviceWorker: workers }, { reload });
  return document.body.querySelector('a') ?? document.body;
}
const say = (data: unknown) => workers.dispatchEvent(new MessageEvent('message', { data }));

beforeEach(() => {
  reload.mockClear();
  Object.assign(window, { scrollY: 0 });
});

it('loads what has come where the copy was not touched', () => {
  open();
  say({ type: 'late', isGone: false });
  expect(reload).toHaveBeenCalled();
  expect(workers.startMessages).toHaveBeenCalled();
});

it.each([
  ['touched', () => dispatchEvent(new Event('pointerdown'))],
  ['scrolled', () => Object.assign(window, { scrollY: 1 })],
])('offers what has come where the copy was %s, and loads it where it is gone', (_, use) => {
  const link = open();
  use();
  say({ type: 'late', isGone: false });
  expect(reload).not.toHaveBeenCalled();
  expect(link.hidden).toBe(false);
  say({ type: 'late', isGone: true });
  expect(reload).toHaveBeenCalled();
});

it('leaves other messages alone', () => {
  const link = open();
  say(null);
  say({ type: 'other' });
  expect(reload).not.toHaveBeenCalled();
  expect(link.hidden).toBe(true);
});
