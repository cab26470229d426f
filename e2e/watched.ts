import type { Page } from '@playwright/test';

/** Watches what a payload could do: run, ask the reader, or call another host. */
export async function watched(page: Page, site: string): Promise<string[]> {
  const harm: string[] = [];
  await page.exposeFunction('xss', () => harm.push('a script ran'));
  page.on('dialog', (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => harm.push(`a window: ${popup.url()}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== site && url.protocol !== 'data:') harm.push(`a request: ${url.href}`);
  });
  return harm;
}

/** The elements of a page that have an event handler in their markup. */
export const handlers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')))
      .map((element) => element.outerHTML),
  );
