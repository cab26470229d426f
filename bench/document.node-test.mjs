import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentFigures } from './document.mjs';

const HTML = `<!DOCTYPE html><html lang="en"><head>
<link rel="stylesheet" href="/a.css"/><link rel="preload" as="image" imageSrcSet="/p?w=1&amp;u=x 1w"/>
<link rel="preload" as="script" href="/late.js"/><link rel="icon" href="/icon.png"/>
<style>p > b { color: red }</style><script src="/one.js" async=""></script>
<script src="/old.js" noModule=""></script></head><body><!-- <p>not one</p> -->
<h1>Five &lt;b&gt;</h1><svg><use href="/icons.svg#share"></use><use href="#own"></use></svg>
<img src="/p" srcSet="/p?w=1&amp;u=x 1w"/><img src="/eager.jpg"/><img src="/lazy.jpg" loading="lazy"/>
<script src="/one.js"></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>
<script>self.__next_f.push([1,"<p><!-- "])</script><script type="application/ld+json">{}</script>
</body></html>`;

test('names each file of the first view once, without what is lazy, older or an icon', () => {
  const { scripts, styles, files } = documentFigures(HTML);
  assert.deepEqual(scripts, ['/one.js']);
  assert.deepEqual(styles, ['/a.css']);
  assert.deepEqual(files, [
    '/one.js',
    '/a.css',
    '/p?w=1&u=x 1w',
    '/late.js',
    '/eager.jpg',
    '/icons.svg',
  ]);
});

test('counts elements, but not those in comments, scripts and text', () => {
  // html, head, 4 link, style, 6 script, body, h1, svg, 2 use, 3 img
  assert.equal(documentFigures(HTML).elements, 21);
});

test('takes out inline styles and React’s data', () => {
  const { inlineCss, flight } = documentFigures(HTML);
  assert.equal(inlineCss, 'p > b { color: red }');
  assert.equal(
    flight,
    '(self.__next_f=self.__next_f||[]).push([0])self.__next_f.push([1,"<p><!-- "])',
  );
});

test('names the scripts that another one asks for', () => {
  const html = '<script nonce="x">(urls=>{})(["/_next/static/a.js","/_next/static/b.js"])</script>';
  assert.deepEqual(documentFigures(html).files, ['/_next/static/a.js', '/_next/static/b.js']);
});
