import { feedItemSchema } from './feedItem';
import { readItems } from './readItems';
import { type Origin, toStory } from './toStory';

const DC = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
const TITLE = '<title>मेट्रो</title>';
const rss = (channel: string, item = '', root = '') =>
  `<rss version="2.0" ${DC} ${root}><channel><title>T</title>${channel}<item><guid>1</guid>${item || TITLE}</item></channel></rss>`;
const rdf = (channel: string, item = '') =>
  `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" ${DC}><channel><title>T</title>${channel}</channel><item rdf:about="https://a.example/1">${TITLE}${item}</item></rdf:RDF>`;
const atom = (root: string, entry = '', title = '') =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${root}><entry ${entry}><id>1</id><title ${title}>मेट्रो</title></entry></feed>`;
const json = (head: object, item: object = {}) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'T',
    ...head,
    items: [{ id: '1', title: 'मेट्रो', content_text: 'मेट्रो', ...item }],
  });

async function languageIn(feed: string, from: Partial<Origin> = {}) {
  const body = await readItems(Buffer.from(feed), null);
  const parsed =
    body && body.kind !== 'other' ? body.parse(body.raw.flatMap((raw) => raw ?? [])) : [];
  const story = toStory(
    feedItemSchema.parse(parsed[0]),
    { url: new URL('https://a.example/feed'), ...from },
    { base: 'https://a.example', sources: [] },
  );
  return story?.otherLanguage ?? story?.lang;
}

it.each([
  ['the channel', rss('<language>ne</language>'), 'ne'],
  ['the channel, with a region', rss('<language>ne-NP</language>'), 'ne'],
  ['the channel, in CDATA', rss('<language><![CDATA[ne]]></language>'), 'ne'],
  ['the channel, by Dublin Core', rss('<dc:language>bho</dc:language>'), 'bho'],
  [
    'the channel, behind its items',
    rss('').replace('</channel>', '<language>ne</language></channel>'),
    'ne',
  ],
  [
    'the item, as a channel would',
    rss('<language>ne</language>').replace('</item>', '<language>mr</language></item>'),
    'mr',
  ],
  ['the document', rss('', '', 'xml:lang="mai"'), 'mai'],
  ['the item', rss('<language>hi</language>', `${TITLE}<dc:language>mr</dc:language>`), 'mr'],
  ['RSS 1.0', rdf('<dc:language>ne</dc:language>'), 'ne'],
  ['an item of RSS 1.0', rdf('', '<dc:language>ne</dc:language>'), 'ne'],
  ['Atom', atom('xml:lang="ne"'), 'ne'],
  ['an entry', atom('xml:lang="hi"', 'xml:lang="ne"'), 'ne'],
  ['a title', atom('xml:lang="hi"', '', 'xml:lang="ne"'), 'ne'],
  ['JSON Feed', json({ language: 'ne' }), 'ne'],
  ['an item of JSON Feed', json({ language: 'hi' }, { language: 'ne' }), 'ne'],
  ['nobody', rss(''), 'hi'],
  ['software that was not told', rss('<language>en-US</language>'), 'hi'],
  ['no language', rss('<language>Hindi</language>'), 'hi'],
  ['a comment', rss('<!-- <title/> --><language>ne</language>'), 'ne'],
  [
    'the channel, of a headline in English',
    rss(
      '<language>hi</language>',
      '<title>IPL LIVE</title><description>मुंबई में आज मैच है।</description>',
    ),
    'hi',
  ],
])('is what %s says', async (_, feed, language) => {
  expect(await languageIn(feed)).toBe(language);
});

it.each([
  ['en', rss('<language>hi</language>'), 'en'],
  ['mr', rss('<language>hi</language>'), 'mr'],
  ['hi', rss('<language>ne</language>'), 'ne'],
])('is what the setting lang=%s says', async (lang, feed, language) => {
  expect(await languageIn(feed, { lang })).toBe(language);
});
