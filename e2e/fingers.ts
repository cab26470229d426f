import type { Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

/** Draws fingers across a page, all at once: each from one point to another. */
export async function drawFingers(page: Page, ...ways: readonly (readonly [Point, Point])[]) {
  const session = await page.context().newCDPSession(page);
  /** Where the fingers are after a part of their ways. */
  const at = (part: number) =>
    ways.map(([[x, y], [toX, toY]]) => ({ x: x + (toX - x) * part, y: y + (toY - y) * part }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints = at(0)) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart');
  for (const part of [0.5, 1]) await send('touchMove', at(part));
  await send('touchEnd', []);
  await session.detach();
}
