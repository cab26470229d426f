import { p, read } from '@/lib/testing/bodies';

it.each([
  '<p>- Advertisement -</p>',
  '<div>ADVERTISEMENT</div>',
  '<p><strong>विज्ञापन</strong></p>',
  '<p>Story continues below this ad</p>',
  '<p><span>(Feed generated with <a href="https://fetchrss.com">FetchRSS</a>)</span></p>',
  '<p>ADVERTISEMENT - CONTINUE READING BELOW</p>',
  '<p>Advertisement<br>Continue reading the main story</p>',
  '<p>ADVERTISEMENT. SCROLL TO CONTINUE READING.</p>',
  '<p>Scroll for more</p>',
  '<p><em>(This story continues below)</em></p>',
  '<p>[Advertisement]</p>',
  '<p>Ads by Google</p>',
  '<p>(adsbygoogle = window.adsbygoogle || []).push({});</p>',
  "<p>googletag.cmd.push(function() { googletag.display('x'); });</p>",
  '<p>.tdi_1{margin-bottom:0 !important}</p>',
  '<p>/* &lt;![CDATA[ */ var x = 1; /* ]]&gt; */</p>',
  '<p>.</p>',
  '<span>Advertisements</span>',
  ...['Report this ad', 'Skip advertisement', 'Remove Ads', 'Ad Loading...'].map(
    (label) => `<p>${label}</p>`,
  ),
  ...[
    'विज्ञापन के नीचे खबर जारी है',
    'खबर विज्ञापन के बाद जारी है',
    'आगे की कहानी विज्ञापन के बाद',
    'आगे प\u095dने के लिए नीचे स्क्रॉल करें',
  ].map((label) => `<p>${label}</p>`),
  '<h3>Subscribe to continue reading</h3>',
  '<p>This article is for subscribers only.</p>',
  '<amp-ad type="x">Ad</amp-ad>',
])('leaves out %s', (html) => {
  expect(read(`<p>a</p>${html}<p>b</p>`)).toEqual([p('a'), p('b')]);
});

it.each([
  'The advertisement has been taken down.',
  'विज्ञापन पर रोक',
  'Advertisement revenue',
  'This article is for members of the crew.',
  '#Rain in {place}: wet',
  '…',
  // What a story is has to be said.
  'Sponsored',
  'प्रायोजित',
])('keeps %s', (text) => {
  expect(read(`<p>${text}</p>`)).toEqual([p(text)]);
});
