import { expect, type Locator, type Page } from '@playwright/test';
import { hugeJpeg } from '@/lib/testing/pictureBombs';
import { newsItem, titleOf } from './stories';
import type { Upstream } from './upstream';
import { at, filled, type Lang, WORDS } from './words';

const TOTAL = 3;

/** How many lists were made: the browser asks once for a picture that several tests show. */
let lists = 0;

/** Gives a page three stories, in its order; gives the paths of their pictures. */
export function viewedStories(
  category: string,
  upstream: Upstream,
  lang: Lang,
  changes: readonly object[] = [],
): string[] {
  lists += 1;
  const pictures = Array.from({ length: TOTAL }, (_, index) => `/pictures/${lists}-${index}.jpg`);
  for (const path of pictures)
    // As many dots as it has.
    upstream.pictures.set(path, (response) => void hugeJpeg(64).then((dots) => response.end(dots)));
  upstream.news.news = pictures
    .map((imageUrl, index) =>
      newsItem(lang, index, { id: `${category}-${index}`, category, imageUrl, ...changes[index] }),
    )
    .toReversed(); // the last entry of the feed comes first
  return pictures;
}

/** The link of a story in the list. */
export const viewedCard = (page: Page, lang: Lang, index: number) =>
  page.locator('#list').getByRole('link', { name: titleOf('news', lang, index) });

export const viewer = (page: Page, lang: Lang) =>
  page.getByRole('dialog', { name: WORDS[lang].Viewer.label });

/** Waits until the viewer shows the story of this number. */
export const isAt = (page: Page, lang: Lang, number: number) =>
  expect(viewer(page, lang).getByRole('group')).toHaveAccessibleName(
    filled(WORDS[lang].Viewer.position, { number, total: TOTAL }),
  );

/** Waits until the viewer shows this page of a web story with one point: its cover, the point and the end. */
export const isAtPage = (page: Page, lang: Lang, number: number) =>
  expect(viewer(page, lang).getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    filled(WORDS[lang].Viewer.page, { number, total: 3 }),
  );

/**
 * Opens a page, and the viewer by `act` on its first card: again where the late script, which listens for it, was not
 * there yet, and the browser has followed the link.
 */
export async function openViewer(
  page: Page,
  category: string,
  lang: Lang,
  act = (card: Locator) => card.click(),
) {
  await expect(async () => {
    await page.goto(at(lang, `/${category}`));
    await page.waitForLoadState('networkidle');
    await act(viewedCard(page, lang, 0));
    await expect(viewer(page, lang)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await isAt(page, lang, 1);
}
