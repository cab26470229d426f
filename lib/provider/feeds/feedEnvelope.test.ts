import { p } from '@/lib/testing/bodies';
import { storyIn } from '@/lib/testing/feedStory';

const newsMessage = (content: string, kind = 'text') =>
  `<newsMessage xmlns="http://iptc.org/std/nar/2006-10-01/"><header><sent>2026-11-20T07:00:00Z</sent></header><itemSet>
  <newsItem guid="urn:newsml:a.example:7" version="1" standard="NewsML-G2" xml:lang="ne"><itemMeta><itemClass qcode="ninat:${kind}"/>
  <versionCreated>2026-11-20T12:00:00+05:30</versionCreated></itemMeta><contentMeta><by>Asha Rao</by><headline>वर्षा</headline></contentMeta>
  <contentSet>${content}</contentSet></newsItem></itemSet></newsMessage>`;
const TEXT =
  '<inlineXML contenttype="application/xhtml+xml"><html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><p>One.</p><p>Two.</p></body></html></inlineXML>';

it.each([
  ['without a prefix', newsMessage(TEXT)],
  ['with one', newsMessage(TEXT).replace(/(<\/?)(?=[a-z])/g, '$1n:')],
])('reads NewsML-G2 of agencies %s', async (_, message) => {
  expect(await storyIn(message)).toMatchObject({
    title: 'वर्षा',
    otherLanguage: 'ne',
    author: 'Asha Rao',
    publishedAt: '2026-11-20T06:30:00.000Z',
    body: [p('One.'), p('Two.')],
  });
});

it('takes an agency’s picture for no story', async () => {
  expect(await storyIn(newsMessage('<remoteContent href="a.jpg"/>', 'picture'))).toBeNull();
});
