import { expect, type Page } from '@playwright/test';
import { newsItem, PICTURE, titleOf } from './stories';
import type { Upstream } from './upstream';
import { at, filled, type Lang, WORDS } from './words';

const TOTAL = 3;

/** The picture of one of the stories: the same dots at a URL of its own. */
export const pictureOf = (index: number) => `${PICTURE}?${index}`;

/** Gives a page three stories, in its order. */
export function viewedStories(
  category: string,
  upstream: Upstream,
  lang: Lang,
  changes: readonly object[] = [],
) {
  upstream.news.news = Array.from({ length: TOTAL }, (_, index) =>
    newsItem(lang, index, {
      id: `${category}-${index}`,
      category,
      imageUrl: pictureOf(index),
      ...changes[index],
    }),
  ).toReversed(); // the last entry of the feed comes first
}

/** The link of a story in the list. */
export const viewedCard = (page: Page, lang: Lang, index: number) =>
  page.locator('#list').getByRole('link', { name: titleOf('news', lang, index) });

export const viewer = (page: Page, lang: Lang) =>
  page.getByRole('dialog', { name: WORDS[lang].Viewer.label });

/** Waits until the viewer shows the story of this number. */
export const isAt = (page: Page, lang: Lang, number: number) =>
  expect(viewer(page, lang).getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    filled(WORDS[lang].Viewer.position, { number, total: TOTAL }),
  );

/** Opens a page and waits until its late script is there, which opens the viewer. */
export async function openList(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Opens the viewer at the first story of a page. */
export async function openViewer(page: Page, category: string, lang: Lang) {
  await openList(page, at(lang, `/${category}`));
  await viewedCard(page, lang, 0).click();
  await isAt(page, lang, 1);
}
