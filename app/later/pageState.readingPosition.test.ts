/** @jest-environment jsdom */

import { goToPosition, readPosition } from './pageState';

/** A page of 5,000 px on a screen of 1,000, whose blocks begin where `tops` says. */
function page(tops: Record<string, number>, scrolled = 0) {
  document.body.innerHTML = `<main>${Object.keys(tops)
    .map((id) => `<section id="${id}"></section>`)
    .join('')}</main>`;
  Object.assign(window, { innerHeight: 1000, scrollY: scrolled });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: 5000,
    configurable: true,
  });
  for (const [id, top] of Object.entries(tops)) {
    const rect = new DOMRect(0, top - scrolled, 100, 100);
    Object.assign(document.getElementById(id) ?? {}, {
      getBoundingClientRect: () => rect,
      getClientRects: () => [rect],
    });
  }
}

beforeEach(() =>
  Object.assign(window, {
    DOMRect: class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get top() {
        return this.y;
      }
    },
  }),
);
afterEach(() => Object.assign(window, { scrollY: 0 }));

it('is nowhere at the top', () => {
  page({ a: 0 });
  expect(readPosition()).toBeNull();
});

it('is the block that begins in the upper third of the screen or above it', () => {
  page({ a: 0, b: 1200, c: 1500 }, 1000);
  expect(readPosition()).toEqual({ block: 'b', top: 200, part: 0.25 });
});

it('is the same block at the same height on a longer page', () => {
  page({ a: 0, b: 2000 });
  goToPosition({ block: 'b', top: 200, part: 0.25 });
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 1800, behavior: 'instant' });
});

it('is as far down where the block is not there', () => {
  page({ a: 0 });
  goToPosition({ block: 'gone', top: 0, part: 0.25 });
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 1000, behavior: 'instant' });
});
