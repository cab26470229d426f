import type { Body } from '@/lib/story/body';
import { p, picture, read, UPLOADS } from '@/lib/testing/bodies';

const REAL = `${UPLOADS}/a.jpg`;
const GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

it.each([
  ['data-src', `src="${GIF}" data-src="${REAL}"`],
  ['data-original', `src="${GIF}" data-original="${REAL}"`],
  ...'data-srv nitro-lazy-src data-breeze data-full data-large_image data-lazy-original data-ks-lazyload data-src-fg data-src-img data-src-retina data-medium-file data-full-image data-light-image'
    .split(' ')
    .map((name) => [name, `src="${GIF}" ${name}="${REAL}"`]),
  [
    'src, beside JSON for a script',
    `src="${REAL}" data-src='{"default":{"src":"//x.example/b.jpg"}}'`,
  ],
  ['a late attribute that is no address', `src="${REAL}" data-lazy="true" data-full="1"`],
  ['data-lazy-src', `src="${UPLOADS}/placeholder/lazy.gif" data-lazy-src="${REAL}"`],
  ['any other data-…src', `src="${UPLOADS}/any.jpg" data-litespeed-src="${REAL}"`],
  ['data-lazy', `src="about:blank" data-lazy="${REAL}"`],
  ['data-orig-file', `src="${GIF}" data-orig-file="${REAL}"`],
  ['data-srcset', `srcset="${GIF} 1w" data-srcset="${UPLOADS}/b.jpg 300w, ${REAL} 900w"`],
  ['data-lazy-srcset', `src="${UPLOADS}/b.jpg" data-lazy-srcset="${REAL} 900w"`],
  [
    'data-srcset of densities',
    `src="${UPLOADS}/b.jpg" data-srcset="${UPLOADS}/c.jpg 1x, ${REAL} 2x"`,
  ],
  [
    'data-src, before densities',
    `src="${GIF}" data-src="${REAL}" data-srcset="${UPLOADS}/c.jpg 2x"`,
  ],
  ['a srcset of densities alone', `srcset="${UPLOADS}/b.jpg, ${REAL} 2x"`],
  ['src', `src="${REAL}" data-orig-file="${UPLOADS}/b.jpg"`],
  ['data-large-file', `src="${UPLOADS}/b.jpg" data-large-file="${REAL}"`],
  [
    'src, where what a script would take is of another host',
    `src="${REAL}" data-src="//x.example/b.jpg"`,
  ],
])('reads the picture in %s', (_, attributes) => {
  expect(read(`<img ${attributes}>`)).toEqual([picture('a.jpg')]);
});

it.each([
  ['spacer.gif'],
  ['blank.gif'],
  ['blank-1x1.png'],
  ['pixel.gif?id=7'],
  ['1x1.gif'],
  ['lazy_placeholder.gif'],
  ['transparent.png'],
  ['loader.svg'],
  ['ajax-loader-2x.gif'],
  ['spinner.gif'],
])('shows no %s', (name) => {
  expect(read(`<p>One.</p><img src="${UPLOADS}/${name}">`)).toEqual([p('One.')]);
});

it.each([
  'blank-cheques.jpg',
  'pixel-phone.png',
  'lazy-afternoon.webp',
  'dot-gain.png',
  'ajax-match-2x.png',
])('shows %s', (name) => {
  expect(read(`<img src="${UPLOADS}/${name}">`)).toEqual([picture(name)]);
});

it.each([
  'width="1" height="1"',
  'width="1px" height="1px"',
  'width="0"',
  'width="120" height="0"',
  'width="570" height="1"',
  'style="width:1px;height:1px"',
  'style="border:0; height: 1px !important"',
])('shows no picture with %s', (attributes) => {
  expect(read(`<p>One.</p><img src="${REAL}" ${attributes}>`)).toEqual([p('One.')]);
});

it.each([
  'width="20" height="20"',
  'width="32px" height="40"',
  'style="width:24px;height:24px"',
  'width="512" height="512" style="height: 1px; width: 24px; height: 24px"',
])('is not cut by an icon with %s', (attributes) => {
  expect(read(`<p>One <img src="${REAL}" ${attributes}> two.</p>`)).toEqual([p('One two.')]);
});

it.each([
  ['img width="41" height="20"', { width: 41, height: 20 }],
  ['img width="16" height="9"', { width: 16, height: 9 }],
  ['img width="30" height="20" style="width:100%;height:auto"', { width: 30, height: 20 }],
  ['amp-img width="32" height="18" layout="responsive"', { width: 32, height: 18 }],
  ['img width="20"', {}],
])('shows a picture by <%s>', (tag, sides) => {
  expect(read(`<${tag} src="${REAL}">`)).toEqual([picture('a.jpg', sides)]);
});

it('shows the picture behind a thumbnail as small as an icon', () => {
  const thumb = `<img src="${UPLOADS}/a-40x40.jpg" width="40" height="40">`;
  expect(read(`<a href="${REAL}">${thumb}</a>`)).toEqual([picture('a.jpg')]);
});

it('takes a credit from an alt that ends with one', () => {
  expect(read(`<img src="${REAL}" alt="The bridge (Photo: PTI)">`)).toEqual([
    picture('a.jpg', { alt: 'The bridge', credit: 'PTI' }),
  ]);
});

it('reads what markup in an alt says', () => {
  const alt = '&lt;span style=&quot;font-size:13px&quot;&gt;Rain &amp;amp; hail&lt;/span&gt;';
  expect(read(`<img src="${REAL}" alt="${alt}">`)).toEqual([
    picture('a.jpg', { alt: 'Rain & hail' }),
  ]);
  expect(read(`<img src="${REAL}" alt="Under <canvas> & 5 <6">`)).toEqual([
    picture('a.jpg', { alt: 'Under <canvas> & 5 <6' }),
  ]);
});

it('shows a picture whose height is the browser’s to find', () => {
  expect(read(`<img src="${REAL}" width="570" height="0">`)).toEqual([picture('a.jpg')]);
});

it.each(['style="max-width:100%;height:auto"', 'style="border-width:1px"', 'style="width:10px"'])(
  'shows a picture with %s',
  (attributes) => {
    expect(read(`<img src="${REAL}" ${attributes}>`)).toEqual([picture('a.jpg')]);
  },
);

const WHOLE: [string, string, Body][] = [
  [
    'an amp-img',
    `<amp-img src="${REAL}" width="800" height="450" layout="responsive"></amp-img>`,
    [picture('a.jpg', { width: 800, height: 450 })],
  ],
  [
    'an amp-img with its fallback',
    `<amp-img src="${REAL}"><noscript><img src="${REAL}"></noscript></amp-img><p>One.</p>`,
    [picture('a.jpg'), p('One.')],
  ],
  [
    'an amp-img without an end',
    `<p><amp-img src="${REAL}"/>One.</p>`,
    [picture('a.jpg'), p('One.')],
  ],
  [
    'the sources of a picture',
    `<picture><source type="image/webp" srcset="${UPLOADS}/b.webp 300w, ${REAL} 1200w"><img src="${UPLOADS}/c.jpg" alt="Rain"></picture>`,
    [picture('a.jpg', { alt: 'Rain' })],
  ],
  [
    'a picture whose img waits for a script',
    `<picture><source data-srcset="${REAL}"><img src="${GIF}" alt="Rain"></picture>`,
    [picture('a.jpg', { alt: 'Rain' })],
  ],
  [
    'a picture whose img is blurred until a script takes the densities',
    `<picture><source data-srcset="${UPLOADS}/b.jpg 1x, ${REAL} 2x"><img src="${UPLOADS}/blurred.jpg"></picture>`,
    [picture('a.jpg')],
  ],
  [
    'what waits for wide screens, before the densities for narrow ones',
    `<picture><source media="(min-width: 768px)" data-srcset="${REAL} 1x"><source media="(max-width: 767px)" data-srcset="${UPLOADS}/b.jpg 1x, ${UPLOADS}/c.jpg 2x"><img src="${UPLOADS}/blurred.jpg"></picture>`,
    [picture('a.jpg')],
  ],
  [
    'what waits for narrow screens alone',
    `<picture><source media="(max-width: 767px)" data-srcset="${REAL} 1x"><img src="${UPLOADS}/blurred.jpg"></picture>`,
    [picture('a.jpg')],
  ],
  [
    'the src beside densities that wait for no script',
    `<picture><source srcset="${UPLOADS}/b.jpg 1x, ${UPLOADS}/c.jpg 2x"><img src="${REAL}"></picture>`,
    [picture('a.jpg')],
  ],
  ['a picture without an img', `<picture><source srcset="${REAL}"></picture>`, [picture('a.jpg')]],
  [
    'what stands in noscript for a picture that waits',
    `<figure><img src="${GIF}"><noscript><img src="${REAL}" alt="Rain"></noscript><figcaption>Wet.</figcaption></figure>`,
    [picture('a.jpg', { alt: 'Rain', caption: 'Wet.' })],
  ],
  [
    'a picture that waits once, though noscript has another size of it',
    `<figure><img src="${GIF}" data-src="${REAL}"><noscript><img src="${UPLOADS}/a-300x200.jpg"></noscript><figcaption>Wet.</figcaption></figure>`,
    [picture('a.jpg', { caption: 'Wet.' })],
  ],
  [
    'a caption behind a picture, and one that is behind none',
    `<div><img src="${REAL}"><div class="image-caption">Wet.</div></div><p class="caption">Dry.</p>`,
    [picture('a.jpg', { caption: 'Wet.' }), p('Dry.')],
  ],
  [
    'an attribution',
    `<figure><img src="${REAL}"><figcaption>Wet. <span class="image-attribution">PTI</span></figcaption></figure>`,
    [picture('a.jpg', { caption: 'Wet.', credit: 'PTI' })],
  ],
  [
    'a photographer',
    `<figure><img src="${REAL}"><figcaption><span>Wet.</span><span class="photographer">Asha</span></figcaption></figure>`,
    [picture('a.jpg', { caption: 'Wet.', credit: 'Asha' })],
  ],
  [
    'a picture of AMP and its stand-in',
    `<amp-img src="${REAL}"><amp-img fallback src="${UPLOADS}/b.jpg"></amp-img></amp-img>`,
    [picture('a.jpg')],
  ],
  [
    'a cover of WordPress with its parallax',
    `<div class="wp-block-cover has-parallax"><div role="img" aria-label="Rain" class="wp-block-cover__image-background has-parallax" style="background-position:50% 50%;background-image:url(${REAL})"></div><div class="wp-block-cover__inner-container"><p>One.</p></div></div>`,
    [picture('a.jpg', { alt: 'Rain' }), p('One.')],
  ],
  [
    'a background in quotes',
    `<section style="background: #000 url('${REAL}') no-repeat"><p>One.</p></section>`,
    [picture('a.jpg'), p('One.')],
  ],
  [
    'a background that waits for a script',
    `<div class="lazy" data-bg="${REAL}"><p>One.</p></div>`,
    [picture('a.jpg'), p('One.')],
  ],
  [
    'no gradient',
    '<div style="background-image:linear-gradient(red,blue)"><p>One.</p></div>',
    [p('One.')],
  ],
  [
    'no background of another host',
    '<div style="background-image:url(//x.example/a.jpg)"><p>One.</p></div>',
    [p('One.')],
  ],
];

it.each(WHOLE)('reads %s', (_, html, body) => {
  expect(read(html)).toEqual(body);
});
