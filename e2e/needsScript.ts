import type { Page } from '@playwright/test';
import { type Lang, WORDS } from './words';

/** The buttons of a tool that do nothing where no script runs. */
export function needsScript(page: Page, lang: Lang) {
  const { print, share, refresh, clear } = WORDS[lang].Tool;
  const names = [print, share, refresh, clear].join('|');
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^(${names})$`) });
}
