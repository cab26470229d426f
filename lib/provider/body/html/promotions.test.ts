import { bodyText } from '@/lib/story/bodyText';
import { p, picture, read, UPLOADS } from '@/lib/testing/bodies';

const plain = (given: string) => bodyText(read(given));
const IMG = `<img src="${UPLOADS}/a.jpg" width="600" height="100">`;
const BANNER = picture('a.jpg', { width: 600, height: 100 });

const CHANNELS = [
  'https://whatsapp.com/channel/0029Va',
  'https://www.whatsapp.com/channel/0029Va?utm_source=x',
  'https://chat.whatsapp.com/Abc',
  'https://t.me/rain_news',
  'https://t.me/+AbCdEf',
  'https://telegram.me/joinchat/AbCdEf',
  'https://news.google.com/publications/CAAq?hl=hi',
  'https://news.google.com/newsstand/publications/CAAq',
];

it.each(CHANNELS)('leaves out a banner that leads to %s', (href) => {
  expect(read(`<p>a</p><p><a href="${href}"> ${IMG} </a></p>`)).toEqual([p('a')]);
  expect(read(`<p>a</p><a href="${href}"><span>${IMG}</span></a>`)).toEqual([p('a')]);
});

it('leaves out a button that opens a window of Ghost’s alone, and keeps words', () => {
  const button = '<a href="#/portal/signup" class="kg-btn kg-btn-accent">Sign up</a>';
  expect(read(`<p>a</p><div class="kg-card kg-button-card">${button}</div>`)).toEqual([p('a')]);
  expect(plain('<p>Please <a href="#/portal">sign up</a>.</p>')).toBe('Please sign up.');
});

it.each([
  'https://t.me/rain_news/43',
  'https://www.whatsapp.com/',
  'https://whatsapp.com/business/channel/a',
  'https://news.google.com/articles/CBMi',
  'https://x.example/?u=https://t.me/rain_news',
])('keeps a picture that leads to %s', (href) => {
  expect(read(`<a href="${href}">${IMG}</a>`)).toEqual([BANNER]);
});

it('leaves out a banner of an advertiser, and keeps words', () => {
  const paid = (inside: string) =>
    `<a href="https://shop.example/" rel="nofollow sponsored noopener">${inside}</a>`;
  expect(read(`<p>a</p>${paid(IMG)}`)).toEqual([p('a')]);
  expect(plain(`<p>From ${paid('a shop')}.</p>`)).toBe('From a shop.');
});

const [CHANNEL, , GROUP, TELEGRAM, , , GOOGLE] = CHANNELS;

it.each([
  `<p>Join our <a href="${CHANNEL}">WhatsApp Channel</a> and <a href="${TELEGRAM}">Telegram</a></p>`,
  `<p>Follow us on <a href="${GOOGLE}">Google News</a> for the latest updates</p>`,
  `<p><strong>खबरों के लिए हमारे <a href="${CHANNEL}">व्हाट्सएप चैनल</a> से जुड़ें</strong></p>`,
  `<h3><a href="${GROUP}">👉 यहां क्लिक करके ग्रुप जॉइन करें</a></h3>`,
  `<div class="button"><a href="${CHANNEL}">Join WhatsApp Channel</a></div>`,
  `<ul><li>WhatsApp <a href="${GROUP}">Join Now</a></li><li>Telegram <a href="${TELEGRAM}">Join Now</a></li></ul>`,
  `<table><tr><td>WhatsApp Group</td><td><a href="${GROUP}">Join Now</a></td></tr><tr><td>Telegram</td><td><a href="${TELEGRAM}">Join Now</a></td></tr></table>`,
  '<p>Follow us on <a href="https://www.facebook.com/n24">Facebook</a> and <a href="https://x.com/n24">X</a></p>',
  '<p><a href="https://www.youtube.com/@n24">Subscribe to our channel</a></p>',
  '<p>हमें <a href="https://www.facebook.com/n24">फेसबुक</a> पर फॉलो करें</p>',
  '<p>Download the <a href="https://play.google.com/store/apps/details?id=in.n24">N24 app</a></p>',
  `<p>Stay connected with us on <a href="${TELEGRAM}">Telegram</a> and <a href="https://x.com/n24">X</a></p>`,
  `<blockquote><p>Join our <a href="${CHANNEL}">channel</a></p></blockquote>`,
  '<p><a href="https://www.google.com/preferences/source?q=n24.example">Add us as a preferred source on Google</a></p>',
  '<p>खबरें और भी हैं… <a href="https://apps.apple.com/in/app/n24/id1">ऐप डाउनलोड करें</a></p>',
  '<p><a href="https://www.youtube.com/@n24">यूट्यूब चैनल</a> को सब्सक्राइब करें</p>',
  '<p>(Get the latest news in your inbox. <a href="https://n.example/newsletter">Subscribe to our newsletter</a>)</p>',
  '<div class="wp-block-button"><a href="https://n.example/subscribe/">Subscribe</a></div>',
  '<p>For subscribers only. <a href="https://n.example/login">Log in</a> or <a href="https://n.example/subscribe">subscribe</a>.</p>',
  '<p>Join our WhatsApp Group</p>',
  '<p>हमारे टेलीग्राम चैनल से जुड़ें</p>',
])('leaves out a call to join: %s', (html) => {
  expect(read(`<p>a</p>${html}<p>b</p>`)).toEqual([p('a'), p('b')]);
});

it.each([
  `<p>Forty youths were asked to join <a href="${TELEGRAM}">a channel</a> and lost money.</p>`,
  `<p>Join <a href="https://x.example/">the march</a> on <a href="${TELEGRAM}">Telegram</a>.</p>`,
  `<p>Join hands, <a href="${TELEGRAM}">he wrote</a>, ${'and never let go of them, '.repeat(9)}</p>`,
  '<p>Join us.</p>',
  '<p>Police told him to join our WhatsApp Group.</p>',
  '<p>Voters <a href="https://n.example/login">log in</a> here.</p>',
  '<p>The paper wrote in <a href="https://n.example/newsletter">its newsletter</a> that roads are shut.</p>',
  '<p>उन्होंने <a href="https://www.youtube.com/@minister">अपने चैनल</a> पर कहा।</p>',
  '<p>The app is <a href="https://apps.apple.com/in/app/x/id1">in the store</a>.</p>',
  '<p>The minister said it on <a href="https://x.com/minister">X</a>.</p>',
  `<p>Download the order <a href="${TELEGRAM}">here</a>.</p>`,
  '<p>Follow <a href="https://x.com/IMD">the weather office</a>.</p>',
])('keeps %s', (html) => {
  expect(read(html)).toHaveLength(1);
});

it('keeps a sentence that leads to a channel', () => {
  expect(plain('<p>He wrote <a href="https://t.me/rain_news">in his channel</a>.</p>')).toBe(
    'He wrote in his channel.',
  );
});

const SHARES = [
  'https://www.facebook.com/sharer/sharer.php?u=https://n.example/1',
  'http://www.facebook.com/sharer.php?u=x',
  'https://twitter.com/intent/tweet?url=https://n.example/1',
  'https://x.com/intent/post?text=x',
  'https://wa.me/?text=x',
  'https://api.whatsapp.com/send?text=x',
  '//web.whatsapp.com/send?text=x',
  'whatsapp://send?text=x',
  'https://www.linkedin.com/shareArticle?mini=true&url=x',
  'https://www.linkedin.com/sharing/share-offsite/?url=x',
  'https://t.me/share/url?url=x',
  'https://telegram.me/share/url?url=x',
  'https://in.pinterest.com/pin/create/button/?url=x',
  'mailto:?subject=x&body=y',
  'mailto:%20?subject=x',
];

it.each(SHARES)('leaves out a paragraph of links to %s', (href) => {
  expect(read(`<p>a</p><p><a href="${href}">Share on it</a></p>`)).toEqual([p('a')]);
  expect(read(`<p>a</p><p><a href="${href}">${IMG}</a></p>`)).toEqual([p('a')]);
});

const [SHARE, OTHER] = SHARES;

it.each([
  `<p>Share: <a href="${SHARE}">Facebook</a> | <b><a href="${OTHER}">X</a></b></p>`,
  `<div><strong>शेयर करें:</strong> <a href="${SHARE}">Facebook</a><br><a href="${OTHER}">X</a></div>`,
  `<ul><li><a href="${SHARE}"><i></i>Facebook</a></li><li><a href="${OTHER}">X</a></li></ul>`,
  `<div><p><a href="${SHARE}">Facebook</a></p></div>`,
])('leaves out a row of them: %s', (html) => {
  expect(read(`<p>a</p>${html}<p>b</p>`)).toEqual([p('a'), p('b')]);
});

it.each([
  [`<p>Please <a href="${SHARE}">pass it on</a>.</p>`, 'Please pass it on.'],
  [`<p>Please <b><a href="${SHARE}">pass it on</a></b></p>`, 'Please pass it on'],
  [`<p><a href="${SHARE}">${'A quotation to pass on, '.repeat(4)}</a></p>`, /^A quotation/],
  [`<ul><li><a href="${SHARE}">Facebook</a> has a page</li></ul>`, /has a page/],
  ['<p><a href="https://wa.me/919876543210?text=x">Write to us</a></p>', 'Write to us'],
  ['<p><a href="https://api.whatsapp.com/send?phone=9198&text=x">Write</a></p>', 'Write'],
  ['<p><a href="mailto:desk@n.example?subject=x">Write</a></p>', 'Write'],
  ['<p><a href="https://twitter.com/IMD/status/12">A post</a></p>', 'A post'],
  ['<p><a href="https://www.facebook.com/shareholders">Holders</a></p>', 'Holders'],
  ['<p><a href="https://x.com/intentions">Intentions</a></p>', 'Intentions'],
  ['<p>Share</p>', 'Share'],
])('keeps %s', (html, text) => {
  expect(plain(html)).toMatch(text);
});

it('leaves out the counter of Page Views Count', () => {
  const icon = `<img width="16" height="16" alt="Loading" src="${UPLOADS}/ajax-loader-2x.gif">`;
  expect(read(`<p>a</p><p id="pvc_stats_7" class="pvc_stats all">12 views ${icon}</p>`)).toEqual([
    p('a'),
  ]);
});

it.each([
  'Updated at 10:30',
  'Updated: 12 Mar 2024, 10:30 AM IST',
  'First Published : 12 मार्च 2024, 10:00 IST',
  'अपडेटेड: 12 मार्च 2024, 10:30 AM',
  'Created on 12 Mar 2024, 10:30 AM',
  'Share this article',
  'Leave a Comment',
  '3 min read',
  '3 मिनट में पढ़ें',
  'Listen to this article',
  'Points: 12',
  'Comments URL: <a href="https://n.example/1">https://n.example/1</a>',
  'Tags: <a href="https://n.example/rain">rain</a>, <a href="https://n.example/wet">wet</a>',
])('leaves out a line of the page around a text, and keeps one inside it: %s', (line) => {
  expect(read(`<p>${line}</p><p>a</p>`)).toEqual([p('a')]);
  expect(read(`<p>a</p><p>${line}</p>`)).toEqual([p('a')]);
  expect(read(`<p>a</p><p>${line}</p><p>b</p>`)).not.toEqual([p('a'), p('b')]);
});

it.each([
  '<a href="https://n.example/1">Comments</a>',
  '(<a href="https://n.example/1">Permalink</a>)',
  'submitted by <a href="https://n.example/u/a"> /u/a </a>',
])('leaves nothing of a list’s entry that is %s', (line) => {
  expect(read(`<p>${line}</p><p># Comments: 3</p>`)).toEqual([]);
});

it.each([
  'Comments are closed.',
  'Updated at 10:30, the list names 40 schools.',
  'Tags: 40 were lost',
  'Published 12 poems',
  'Updated at 10:30',
])('keeps %s as the text', (line) => {
  expect(plain(`<p>${line}</p>`)).toBe(line);
});
