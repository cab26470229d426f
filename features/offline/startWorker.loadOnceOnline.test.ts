/** @jest-environment jsdom */

import { expectConsole } from '@/lib/testing/expectConsole';
import { loadOnceOnline, pageOnceOnline } from './startWorker';

const OFFLINE_PAGE = '<p id="kept-none" hidden></p>';
const openPage = (url: string, html: string) => {
  history.replaceState(null, '', url);
  document.body.innerHTML = html;
};

it.each([
  [
    'what the offline page stands in for',
    '/hi/world?utm_source=x',
    OFFLINE_PAGE,
    '/hi/world?utm_source=x',
  ],
  ['without the place in it', '/world#latest', OFFLINE_PAGE, '/world'],
  ['the front page, where it stands at its own URL', '/hi/offline', OFFLINE_PAGE, '/hi'],
  ['nothing on another page', '/world', '<p></p>', null],
  ['nothing while a dialog is open', '/news/a', `${OFFLINE_PAGE}<dialog open></dialog>`, null],
])('once online is loaded: %s', (_, url, html, expected) => {
  openPage(url, html);
  expect(pageOnceOnline()).toBe(expected);
});

it('is loaded when the browser says that it is online', () => {
  openPage('/offline', OFFLINE_PAGE);
  loadOnceOnline();
  expectConsole('error', /not implemented: navigation/i);
  dispatchEvent(new Event('online'));
});
