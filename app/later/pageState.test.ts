/** @jest-environment jsdom */

import { ENTRY_KEY, restorePage, savePage } from './pageState';

const ENTRY = { to: '/hi', at: 0, block: 'late', top: 100, part: 0.3 };

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  history.replaceState(null, '', '/hi');
  sessionStorage.clear();
  document.body.innerHTML = '<main><section id="late"></section></main>';
  show(true);
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { scrollY: 0 });
});

/** The block as it is while it streams, and once React has shown it. */
function show(isShown: boolean) {
  const rect = { top: isShown ? 1400 : 0 } as DOMRect;
  Object.assign(document.getElementById('late') ?? {}, {
    getBoundingClientRect: () => rect,
    getClientRects: () => (isShown ? [rect] : []),
  });
}

async function frames(count: number) {
  for (let at = 0; at < count; at++) {
    jest.advanceTimersToNextFrame();
    await Promise.resolve();
  }
}

it('leaves where the reader is for one page, and nothing at the top', () => {
  savePage('/hi');
  expect(sessionStorage.getItem(ENTRY_KEY)).toBeNull();
  Object.assign(window, { scrollY: 500 });
  savePage('/hi');
  expect(JSON.parse(sessionStorage.getItem(ENTRY_KEY) ?? '')).toMatchObject({ to: '/hi', at: 0 });
});

it('goes to the same block on that page, at once', async () => {
  jest.setSystemTime(29_999);
  await restorePage(JSON.stringify(ENTRY));
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 1300, behavior: 'instant' });
});

it.each([
  ['for another page', { to: '/hi/india' }],
  ['of 30 seconds ago', { at: -30_000 }],
  ['of before the clock was set back', { at: 60_000 }],
  ['without a time', { at: '1' }],
  ['with half a position', { top: undefined }],
])('goes nowhere by an entry %s', async (_, part) => {
  await restorePage(JSON.stringify({ ...ENTRY, ...part }));
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it.each(['{', '[]', 'null', '"x"'])('goes nowhere by %s', async (text) => {
  await restorePage(text);
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('leaves a reader who has scrolled there', async () => {
  Object.assign(window, { scrollY: 10 });
  await restorePage(JSON.stringify(ENTRY));
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('goes to a block that streams once it is shown', async () => {
  show(false);
  const restored = restorePage(JSON.stringify(ENTRY));
  await frames(60);
  expect(window.scrollTo).not.toHaveBeenCalled();
  show(true);
  await frames(1);
  await restored;
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 1300, behavior: 'instant' });
});

it('leaves a reader who scrolls while the block is awaited', async () => {
  show(false);
  const restored = restorePage(JSON.stringify(ENTRY));
  await frames(3);
  Object.assign(window, { scrollY: 10 });
  show(true);
  await frames(1);
  await restored;
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('waits for no block for ever', async () => {
  show(false);
  const restored = restorePage(JSON.stringify(ENTRY));
  await frames(200);
  await restored;
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});
