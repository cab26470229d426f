import { storyIn } from '@/lib/testing/feedStory';
import { withoutSource } from './feedTitle';

it.each([
  ['Rain | Narmada News', 'Narmada News', 'Rain'],
  ['Rain | Narmada', 'Narmada', 'Rain'],
  ['Rain - Narmada News', 'Narmada News', 'Rain'],
  ['बारिश | नर्मदा न्यूज़', 'नर्मदा न्यूज़ - ताज़ा ख़बरें', 'बारिश'],
  ['England - India', 'India', 'England - India'],
  ['Rain in Narmada News', 'Narmada News', 'Rain in Narmada News'],
  ['Rain | Hail', '', 'Rain | Hail'],
])('%j of the feed %j is headed %j', (title, site, expected) => {
  expect(withoutSource(title, undefined, site)).toBe(expected);
});

const ITEM =
  '<title>Rain | The Paper</title><link>https://news.example/1</link><guid>https://news.example/1</guid>';

it.each([
  [`<rss><channel><title>The Paper</title><item>${ITEM}</item></channel></rss>`],
  [`<rss><channel><title><![CDATA[The Paper]]></title><item>${ITEM}</item></channel></rss>`],
  [
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
     <channel><title>The Paper</title></channel><item>${ITEM}</item></rdf:RDF>`,
  ],
  [
    `<feed xmlns="http://www.w3.org/2005/Atom"><title>The Paper</title>
     <entry><id>1</id><title>Rain | The Paper</title></entry></feed>`,
  ],
  [
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'The Paper',
      items: [{ id: '1', title: 'Rain | The Paper' }],
    }),
  ],
])('no headline repeats the name of the site: %s', async (feed) => {
  expect((await storyIn(feed))?.title).toBe('Rain');
});
