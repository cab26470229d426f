import { textOf } from '@/lib/provider/body/html/textOf';
import { type Body, truncated } from '@/lib/story/body';
import { p } from '@/lib/testing/bodies';
import { isMoreLink, withCutMarked, withoutReadMore } from './moreLink';

const PAGE = 'https://example.org/rain/';
const link = (words: string, href = PAGE) => ({ type: 'link', href, content: [words] }) as const;

it.each<[string, Body, Body]>([
  ['a paragraph of its own', [p('It rains.'), p(link('Continue reading →'))], [p('It rains.')]],
  ['behind the text', [p('It rains… ', link('Read more'), ' ')], [p('It rains…')]],
  ['in Hindi', [p('बारिश हुई। ', link('पूरी खबर पढ़ें'))], [p('बारिश हुई।')]],
  ['with its title', [p('It rains. ', link('Continue reading Rain'))], [p('It rains.')]],
  [
    'with where its reader comes from',
    [p('It rains. ', link('Read more', `${PAGE}?utm_source=rss#more-7`))],
    [p('It rains.')],
  ],
  ...[
    '[Read More]',
    'Full story',
    'View Entire Post ›',
    '…more',
    'Know more',
    'और जानें',
    'विस्तार से पढ़ें',
    'और अधिक पढ़ें »',
    'पूरी ख\u093cबर के लिए क्लिक करें',
    'पढ\u093cने के लिए यहाँ क्लिक करें',
  ].map((words): [string, Body, Body] => [
    `in other words, ${words}`,
    [p('It rains. ', link(words))],
    [p('It rains.')],
  ]),
  [
    'by the name of its paper',
    [p('It rains.'), p('Read the full story on ', link('The Paper'), '.')],
    [p('It rains.')],
  ],
  ['behind an ellipsis', [p('It rains […]'), p(link('Read more'))], [p('It rains…')]],
])('a text is cut where a link leads to its whole: %s', (_name, body, kept) => {
  expect(withCutMarked(body, PAGE)).toEqual([...kept, truncated(PAGE)]);
});

it.each(['It rains […]', 'It rains [...]', 'It rains[…] '])('%j is cut', (text) => {
  expect(withCutMarked([p(text)], PAGE)).toEqual([p('It rains…'), truncated(PAGE)]);
  expect(withCutMarked([p(text)], undefined)).toEqual([p('It rains…'), truncated()]);
});

it.each<[string, Body]>([
  ['a link to another story', [p('It rains.'), p(link('Read more', 'https://example.org/sun/'))]],
  ['a link that says what it leads to', [p('It rains.'), p(link('Rain in Sagar'))]],
  ['a link within the text', [p(link('Read more'), ' of the rain.')]],
  [
    'a line of another page',
    [p('It rains.'), p('Read more of ', link('this', 'https://o.example/'))],
  ],
  ['a link alone', [p(link('Read more'))]],
  ['words left out of a quotation', [p('“It […] rains.”')]],
  ['a picture at the end', [p('It rains […]'), { type: 'rule' }]],
  ['no text', []],
])('is left as it is: %s', (_name, body) => {
  expect(withCutMarked(body, PAGE)).toBe(body);
});

it.each([
  ['It rains […]', 'It rains …'],
  ['It rains. […]', 'It rains.'],
  ['बारिश हुई। […]', 'बारिश हुई।'],
  ['It rains… ', 'It rains…'],
  ['It rains. Read more', 'It rains.'],
  ['बारिश हुई। और पढ़ें »', 'बारिश हुई।'],
  ['It rains. Read more at: https://a.example/1', 'It rains.'],
  ['It rains. The post Rain first appeared on The Paper.', 'It rains.'],
  ['बारिश हुई। ...और पढ\u093cें', 'बारिश हुई।'],
  ['बारिश हुई। खबरें और भी हैं...', 'बारिश हुई।'],
  ['बारिश हुई। पूरी खबर पढ\u093cें', 'बारिश हुई।'],
  ['It rains. Read the full story on The Paper', 'It rains.'],
  ['It rains. Comments URL: https://n.example/1 Points: 12 # Comments: 3', 'It rains.'],
  ['Article URL: https://n.example/1 Points: 12', ''],
  ['submitted by /u/a [link] [comments]', ''],
  ['submitted by /u/a to r/india [link] [comments]', ''],
  ['He made no comments', 'He made no comments'],
  ['She told him: read more', 'She told him: read more'],
])('a plain excerpt %s ends as %s', (given, text) => {
  expect(withoutReadMore(given)).toBe(text);
});

it.each([
  ['<p>It rains.</p><p><b><i><a href="/sun">Also read: Sun</a></i></b></p>', 'It rains.'],
  [`<p>${'<b>'.repeat(20_000)}deep`, 'deep'],
  [`${'<div>'.repeat(8_000)}deep`, 'deep'],
])('calls are left out of a text, however deep it is: %#', (html, text) => {
  expect(textOf(html, isMoreLink)).toBe(text);
});
