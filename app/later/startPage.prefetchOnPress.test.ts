/** @jest-environment jsdom */

import { prefetchOnPress } from './startPage';

const rules = () =>
  document.head.querySelector<HTMLScriptElement>('script[type="speculationrules"]');

type Given = { knows?: boolean; isTouched?: boolean; connection?: object };

function browser({ knows = true, isTouched = false, connection = {} }: Given) {
  Object.assign(window, { matchMedia: () => ({ matches: !isTouched }) });
  HTMLScriptElement.supports = (type) => knows && type === 'speculationrules';
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: Object.assign(new EventTarget(), connection),
  });
}

beforeEach(() => {
  document.head.innerHTML = '<script nonce="n1"></script>';
});

it('has documents fetched at a press, with the page’s nonce', () => {
  browser({ connection: { effectiveType: '4g' } });
  prefetchOnPress();
  expect(rules()?.nonce).toBe('n1');
  expect(JSON.parse(rules()?.textContent ?? '')).toMatchObject({
    prefetch: [{ eagerness: 'conservative' }],
  });
});

it.each([
  ['a place of the same page', '<a href="#main">'],
  ['what a script answers', '<a href="/en/news/1" data-later="zoom">'],
  ['a feed', '<a href="/feeds/en/all.rss">'],
  ['another window', '<a href="/en" target="_blank">'],
])('leaves out %s', (_, link) => {
  browser({});
  prefetchOnPress();
  const [rule] = JSON.parse(rules()?.textContent ?? '').prefetch;
  document.body.innerHTML = `${link}</a><a id="story" href="/en/news/1">`;
  const isLeftOut = (element: Element | null) =>
    element?.matches(rule.where.and[1].not.selector_matches);
  expect(isLeftOut(document.body.firstElementChild)).toBe(true);
  expect(isLeftOut(document.getElementById('story'))).toBe(false);
});

it.each([
  ['under Save-Data', { connection: { saveData: true } }],
  ['on 3g', { connection: { effectiveType: '3g' } }],
  ['on 2g', { connection: { effectiveType: '2g' } }],
  ['by touch', { isTouched: true }],
  ['in a browser without such rules', { knows: false }],
])('fetches nothing ahead %s', (_, given) => {
  browser(given);
  prefetchOnPress();
  expect(rules()).toBeNull();
});
