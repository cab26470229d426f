import { plainFields, storyFields } from './plainFields';

const AT = '2026-11-20T06:00:00Z';

it.each([
  ['an id of MongoDB', { _id: { $oid: '66a' } }, { _id: '66a' }],
  ['a date of MongoDB', { timestamp: { $date: AT } }, { timestamp: AT }],
  ['its number', { timestamp: { $date: { $numberLong: '1' } } }, { timestamp: '1' }],
  ['a date of Firestore', { createdAt: { _seconds: 5, _nanoseconds: 0 } }, { createdAt: 5 }],
  ['a date of PHP', { time: { date: AT, timezone: 'UTC' } }, { time: AT }],
  ['a picture', { image: { id: 1, url: '/a.jpg' } }, { image: '/a.jpg' }],
  ['a list of pictures', { image: [{ src: '/a.jpg' }, { src: '/b.jpg' }] }, { image: '/a.jpg' }],
  [
    'a picture of Strapi',
    { image: { data: { attributes: { url: '/a.jpg' } } } },
    { image: '/a.jpg' },
  ],
  ['a term', { category: { id: 3, name: 'Sports', slug: 's' } }, { category: 'Sports' }],
  ['a list of terms', { state: [{ title: 'Goa' }] }, { state: 'Goa' }],
  ['a city', { location: { city: 'Sagar', state: 'MP' } }, { location: 'Sagar' }],
  ['a language', { language: { code: 'hi' } }, { language: 'hi' }],
  ['an author', { author: { name: 'Asha' } }, { authors: [{ name: 'Asha' }] }],
  ['authors', { author: ['Asha', { name: 'Ravi' }] }, { authors: ['Asha', { name: 'Ravi' }] }],
  ['terms', { tags: [{ name: 'Rain' }, 'Dam'] }, { tags: ['Rain', 'Dam'] }],
  ['terms in a line', { tags: 'Rain, Dam' }, { tags: ['Rain', 'Dam'] }],
  ['terms behind signs', { tags: '#Rain #Dam' }, { tags: ['Rain', 'Dam'] }],
  [
    'points of HTML',
    { highlights: '<ul><li>One</li><li>Two</li></ul>' },
    { highlights: ['One', 'Two', ''] },
  ],
  ['sizes', { image: { thumb: '/s.jpg', large: '/l.jpg' } }, { image: '/l.jpg' }],
  ['languages', { title: { hi: 'बारिश', en: 'Rain' } }, { title: 'Rain' }],
  [
    'parts of a name',
    { author: { firstName: 'Asha', lastName: 'Rao' } },
    { authors: [{ firstName: 'Asha', lastName: 'Rao', name: 'Asha Rao' }] },
  ],
  ['lines', { highlights: 'One\nTwo' }, { highlights: ['One', 'Two'] }],
  ['points', { highlights: [{ text: '<b>One</b>' }] }, { highlights: ['One'] }],
  ['paragraphs', { content: ['One.', 'Two.'] }, { content: 'One.\n\nTwo.' }],
  [
    'blocks of Editor.js',
    { content: { time: 1, blocks: [{ type: 'paragraph', data: { text: 'One.' } }] } },
    { content: '<p>One.</p>' },
  ],
  ['a document of Quill', { content: { ops: [{ insert: 'One.\n' }] } }, { content: '<p>One.</p>' }],
  ['a document as text', { content: '{"ops":[{"insert":"One."}]}' }, { content: '<p>One.</p>' }],
  ['an entry of Strapi 4', { attributes: { title: 'Rain', id: 2 } }, { title: 'Rain' }],
  ['an entry of Contentful', { sys: { id: 'c1' }, fields: { title: 'Rain' } }, { title: 'Rain' }],
  ['regions', { title: { 'en-US': 'Rain', 'hi-IN': 'बारिश' } }, { title: 'Rain' }],
  [
    'an entry of Arc XP',
    { headlines: { basic: 'Rain' }, taxonomy: { tags: [{ text: 'Dam' }] } },
    { headline: 'Rain', tags: ['Dam'] },
  ],
  ['an entry in another', { node: { title: 'Rain' } }, { title: 'Rain' }],
  ['an answer of Elasticsearch', { _source: { headline: 'Rain' } }, { headline: 'Rain' }],
  [
    'an entry of Storyblok',
    { name: 'Rain', content: { title: 'Rain', body: 'One.' } },
    { content: 'One.' },
  ],
  [
    'a list of languages',
    {
      translations: [
        { languages_code: 'hi-IN', title: 'बारिश' },
        { languages_code: 'en-US', title: 'Rain' },
      ],
    },
    { title: 'Rain', language: 'en-US' },
  ],
  [
    'languages by code',
    { translations: { hi: { title: 'बारिश' } } },
    { title: 'बारिश', language: 'hi' },
  ],
  ['an empty list of languages', { title: 'Rain', translations: [] }, { title: 'Rain' }],
  [
    'another language beside its own',
    { title: 'Rain', translations: [{ lang: 'hi', title: 'बारिश' }] },
    { title: 'Rain' },
  ],
  [
    'a title in a list of languages',
    {
      title: [
        { lang: 'hi', value: 'बारिश' },
        { lang: 'en', value: 'Rain' },
      ],
    },
    { title: 'Rain' },
  ],
  ['a figure for a title', { title: 2024 }, { title: '2024' }],
  ['terms of GraphQL', { tags: { nodes: [{ name: 'Rain' }] } }, { tags: ['Rain'] }],
  ['terms by their names', { tags: { Rain: { name: 'Rain' } } }, { tags: ['Rain'] }],
  [
    'a term of GraphQL',
    { category: { edges: [{ node: { name: 'Sports' } }] } },
    { category: 'Sports' },
  ],
  ['people of Arc XP', { credits: { by: [{ name: 'Asha' }] } }, { authors: [{ name: 'Asha' }] }],
  ['a person of GraphQL', { author: { node: { name: 'Asha' } } }, { authors: [{ name: 'Asha' }] }],
  [
    'what is embedded in WordPress',
    {
      author: 3,
      _embedded: {
        author: [{ name: 'Asha' }],
        'wp:featuredmedia': [{ source_url: '/a.jpg' }],
        'wp:term': [[{ name: 'Sports' }]],
      },
    },
    { authors: [{ name: 'Asha' }], imageUrl: '/a.jpg', category: 'Sports' },
  ],
  [
    'fields of Drupal',
    { nid: [{ value: 5 }], field_image: [{ url: '/a.jpg' }], created: [{ value: AT }] },
    { image: '/a.jpg', createdAt: AT },
  ],
  ['a date in figures', { publishedAt: [2024, 3, 12, 10, 5] }, { timestamp: '2024-3-12 10:05' }],
  ['a day and a clock', { date: '2024-03-12', time: '10:00' }, { time: '2024-03-12 10:00' }],
  [
    'the words below a picture',
    { image: { url: '/a.jpg', caption: 'Dam', credit: 'PTI' } },
    { image: '/a.jpg', imageCaption: 'Dam', imageCredit: 'PTI' },
  ],
  [
    'a frame',
    { video_embed: '<iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe>' },
    { videoUrl: 'https://youtu.be/aqz-KE-bpKQ' },
  ],
  [
    'a text in two forms',
    { content: { html: '<p>One.</p>', text: 'One.' } },
    { content: '<p>One.</p>' },
  ],
  ['entities written twice', { title: 'Rain &amp;#8217;s' }, { title: 'Rain ’s' }],
  ['an entry of Webflow', { fieldData: { name: 'Rain' } }, { headline: 'Rain' }],
  [
    'a gallery',
    {
      gallery: [
        { image: '/a.jpg', caption: 'Dam' },
        { src: '/b.jpg', title: 'Road' },
      ],
    },
    {
      photos: [
        { imageUrl: '/a.jpg', caption: 'Dam' },
        { imageUrl: '/b.jpg', caption: 'Road' },
      ],
    },
  ],
  ['a gallery as JSON', { gallery: '["/a.jpg"]' }, { photos: ['/a.jpg'] }],
  [
    'two names',
    { author: { first_name: 'Asha', last_name: 'Rao' } },
    { authors: [{ name: 'Asha Rao' }] },
  ],
  ['a language left empty', { title: { en: '', hi: 'बारिश' } }, { title: 'बारिश' }],
  ['pictures as JSON', { image: '["/a.jpg","/b.jpg"]' }, { image: '/a.jpg' }],
  ['terms as JSON', { tags: '["Rain","Dam"]' }, { tags: ['Rain', 'Dam'] }],
  ['a picture of Sanity', { mainImage: { asset: { url: '/a.jpg' } } }, { image: '/a.jpg' }],
  ['an entry of Airtable', { fields: { title: 'Rain' } }, { title: 'Rain' }],
  ['another name', { featured_image: { url: '/a.jpg' } }, { image: '/a.jpg' }],
  [
    'fields of WordPress',
    { title: { rendered: 'Rain &amp; wind' }, content: { rendered: '<p>One.</p>' } },
    { title: 'Rain & wind', content: '<p>One.</p>' },
  ],
  ['markup', { headline: '<b>Rain</b> &#8211; now' }, { headline: 'Rain – now' }],
  ['links', { summary: '<p>In <a href="/x">Agra</a></p>' }, { summary: 'In Agra' }],
  [
    'a text beside its source',
    { body: { value: 'x', processed: '<p>One.</p>', summary: 'Wet.' } },
    { content: '<p>One.</p>', summary: 'Wet.' },
  ],
  [
    'points behind signs',
    { highlights: '• One\n- Two\n-5°C' },
    { highlights: ['One', 'Two', '-5°C'] },
  ],
  [
    'points of HTML under our name',
    { keyPoints: '<ul><li>One</li></ul>' },
    { keyPoints: ['One', ''] },
  ],
  [
    'a place with its state',
    { location: { city: 'Indore', state: { name: 'Goa' } } },
    { location: 'Indore', state: 'Goa' },
  ],
  ['an agency', { source: { id: null, name: 'PTI' } }, { agency: 'PTI' }],
  ['a program’s word for a source', { source: 'cms' }, { agency: undefined }],
  ['figures of MongoDB', { views: { $numberLong: '1200' } }, { views: '1200' }],
  ['who wrote', { written_by: { full_name: 'Asha Rao' } }, { authors: [{ name: 'Asha Rao' }] }],
  [
    'tags of WordPress',
    {
      tags: [4],
      _embedded: {
        'wp:term': [
          [{ name: 'Sports', taxonomy: 'category' }],
          [{ name: 'Dam', taxonomy: 'post_tag' }],
        ],
      },
    },
    { category: 'Sports', tags: ['Dam'] },
  ],
  [
    'a page of Wagtail',
    { meta: { detail_url: '/1', first_published_at: AT }, title: 'Rain' },
    { timestamp: AT },
  ],
  ['words for search engines', { meta: { description: 'Ours' }, title: 'Rain' }, { title: 'Rain' }],
  [
    'the first publication of several',
    { published_at: '2026-11-21T06:00:00Z', first_published_at: AT },
    { timestamp: AT },
  ],
  ['a figure for yes', { premium: 1 }, { premium: true }],
  ['a word for yes', { premium: 'true' }, { premium: true }],
  ['another word for yes', { premium: 'Yes' }, { premium: true }],
])('reads %s', (_, given, expected) => {
  expect(plainFields({ id: 1, ...given })).toMatchObject({ id: 1, ...expected });
});

it.each(['null', 'undefined', 'N/A', 'None', '-', '#'])('takes "%s" for nothing', (nothing) => {
  expect(
    plainFields({ content: nothing, image: nothing, category: nothing, time: nothing }),
  ).toEqual({});
});

it.each([
  { id: 1, title: 'Use <b> & <p>', content: '<p>One.</p>', priority: { level: 1 } },
  { title: '<script>alert(1)</script>', views: null, premium: 'no' },
  { title: 'Rain &amp; <b>wind</b> <script>alert(1)</script>' },
  { title: 'AT&T &amp; <b>Co.</b>' },
  { title: '<span foreground="red">Rain</span>' },
  null,
  ['Rain'],
  'Rain',
])('leaves %j as it is', (entry) => {
  expect(plainFields(entry)).toBe(entry);
});

it('ends with what has no end', () => {
  const nested: unknown = JSON.parse(`${'{"data":'.repeat(99)}"/a.jpg"${'}'.repeat(99)}`);
  expect(plainFields({ image: nested })).toMatchObject({ image: { data: {} } });
});

it.each([
  [{ url: 'https://o.example/1' }, { id: 'https://o.example/1' }],
  [{ sys: { id: 'c1' }, fields: { title: 'Rain' } }, { id: 'c1' }],
  [{ _id: 'a', url: 'https://o.example/1' }, { id: 'a' }],
  [{ permalink: 'https://o.example/1' }, { id: 'https://o.example/1' }],
  [
    { name: 'projects/p/databases/(default)/documents/news/abc', fields: { title: 'Rain' } },
    { id: 'abc', title: 'Rain' },
  ],
  [{ description: '<p>One.</p>' }, { content: '<p>One.</p>' }],
  [{ description: 'Wet. '.repeat(101) }, { content: 'Wet. '.repeat(101) }],
  [
    { description: '<p>One.</p>', body: 'Two.' },
    { description: 'One.', content: 'Two.' },
  ],
  [{ news_desc: '<p>One.</p>' }, { content: '<p>One.</p>' }],
  [
    { description: 'One.', desc: '<p>Two.</p>' },
    { content: '<p>Two.</p>', description: 'One.' },
  ],
  [{ description: 'One.' }, { description: 'One.' }],
])('takes %j for %j', (given, expected) => {
  expect(storyFields(given)).toMatchObject(expected);
});
