/** @jest-environment jsdom */
import type { Entry } from './entry';
import { restorePage } from './pageState';

const ENTRY: Entry = {
  to: '/hi',
  at: 0,
  fields: {},
  submitted: [],
  open: [],
  step: -1,
  position: { block: 'late', top: 100, part: 0.3 },
};

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  history.replaceState(null, '', '/hi');
  document.body.innerHTML = '<main><section id="late"></section></main>';
});
afterEach(() => jest.useRealTimers());

/** An element as it is while it streams, and once React has shown it. */
function show(isShown: boolean, selector = '#late') {
  const rect = { top: isShown ? 1400 : 0 } as DOMRect;
  Object.assign(document.querySelector(selector) ?? {}, {
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

it('selects a step of a slider that streams once it is shown', async () => {
  document.body.innerHTML =
    '<main><button aria-current="true"></button><button aria-current="false"></button></main>';
  const steps = document.querySelectorAll('button');
  const onClick = jest.fn();
  steps[1]?.addEventListener('click', onClick);
  show(false, 'button + button');
  const restored = restorePage(JSON.stringify({ ...ENTRY, step: 1, position: null }));
  await frames(60);
  expect(onClick).not.toHaveBeenCalled();
  show(true, 'button + button');
  await frames(10);
  await restored;
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('waits for no block for ever', async () => {
  show(false);
  const restored = restorePage(JSON.stringify(ENTRY));
  await frames(200);
  await restored;
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});
