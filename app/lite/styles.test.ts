/** @jest-environment jsdom */

import { LITE_STYLES } from './styles';

it('draws the foot of a page above its links, and not above whom a quotation is by', () => {
  document.head.innerHTML = `<style>${LITE_STYLES}</style>`;
  document.body.innerHTML =
    '<main><blockquote><p>A</p><footer class="m">B</footer></blockquote></main><footer>C</footer>';
  const margins = [...document.querySelectorAll('footer')].map(
    (footer) => getComputedStyle(footer).marginTop,
  );
  expect(margins).toEqual(['', '2rem']);
});

it('sets a heading of a text apart, and a headline of a list as text', () => {
  document.head.innerHTML = `<style>${LITE_STYLES}</style>`;
  document.body.innerHTML =
    '<div class="a"><h3>A</h3></div><ol class="s"><li><h3><a href="/">B</a></h3></li></ol>';
  const weights = [...document.querySelectorAll('h3')].map(
    (heading) => getComputedStyle(heading).fontWeight,
  );
  expect(weights).toEqual(['bold', '400']);
});
