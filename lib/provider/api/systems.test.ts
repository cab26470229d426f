import { storyFields } from './plainFields';
import { isUnpublished } from './unpublished';

const AT = '2026-11-20T06:00:00Z';
const LATER = '2026-11-20T09:00:00Z';
const FILE = '8cbb43fe-4cdf-4991-8352-c461779cec02';

it.each([
  [
    'Kontent.ai',
    {
      system: { id: 'k1', language: 'hi' },
      elements: {
        title: { type: 'text', value: 'Rain' },
        body: { type: 'rich_text', value: '<p>One.</p>' },
        teaser_image: { type: 'asset', value: [{ url: '/a.jpg' }] },
        post_date: { type: 'date_time', value: AT },
      },
    },
    {
      id: 'k1',
      language: 'hi',
      title: 'Rain',
      content: '<p>One.</p>',
      image: '/a.jpg',
      timestamp: AT,
    },
  ],
  [
    'Umbraco',
    {
      id: 'u1',
      name: 'Rain',
      properties: { bodyText: { markup: '<p>One.</p>' }, subtitle: 'Wet' },
    },
    { headline: 'Rain', content: '<p>One.</p>', shortDescription: 'Wet' },
  ],
  [
    'Squidex',
    { id: 's1', data: { title: { iv: 'Rain' }, text: { iv: 'One.' }, date: { iv: AT } } },
    { id: 's1', title: 'Rain', content: 'One.', timestamp: AT },
  ],
  [
    'Cosmic',
    { id: 'c1', title: 'Rain', metadata: { content: 'One.', description: 'For engines' } },
    { title: 'Rain', content: 'One.' },
  ],
  [
    'a sheet',
    { ID: '7', Headline: 'Rain', 'Full Story': 'One.' },
    { headline: 'Rain', content: 'One.' },
  ],
  [
    'JSON-LD',
    {
      '@id': 'x',
      headline: 'Rain',
      articleBody: 'One.',
      coverageStartTime: AT,
      liveBlogUpdate: [{}],
    },
    { id: 'x', content: 'One.', coverageStart: AT, updates: [{}] },
  ],
  [
    'ninjs',
    {
      uri: 'urn:7',
      headline: 'Rain',
      firstpublished: AT,
      versioncreated: '2026-11-20T07:00:00Z',
      service: [{ code: 's', name: 'Sports' }],
      associations: {
        featuremedia: {
          type: 'picture',
          headline: 'Dam',
          description_text: 'The dam',
          renditions: { original: { href: '/a.jpg' }, thumbnail: { href: '/b.jpg' } },
        },
      },
    },
    { id: 'urn:7', timestamp: AT, category: 'Sports', imageUrl: '/a.jpg', imageCaption: 'The dam' },
  ],
  [
    'BLOX',
    { id: 'b1', title: 'Rain', preview: { url: '/a.jpg?resize=9' } },
    { imageUrl: '/a.jpg?resize=9' },
  ],
  [
    'Brightspot',
    { id: 'b2', headline: 'Rain', lead: { image: { src: '/a.jpg', caption: 'The dam' } } },
    { imageUrl: '/a.jpg', imageCaption: 'The dam' },
  ],
  [
    'Chorus',
    {
      id: 'c2',
      promoHeadline: 'Rain',
      dek: { html: '<p>Wet</p>' },
      leadImage: { url: '/a.jpg' },
      body: {
        components: [
          { __typename: 'EntryBodyParagraph', contents: { html: 'One.' } },
          { __typename: 'EntryBodyHeading', contents: { html: 'Two' } },
        ],
      },
    },
    { headline: 'Rain', shortDescription: 'Wet', imageUrl: '/a.jpg', content: 'One.\n\nTwo' },
  ],
  [
    'Strapi 5 in one of several languages',
    { id: 20, documentId: 'ceika', locale: 'hi', title: 'Rain', publishedAt: AT },
    { id: 'ceika-hi', isDraft: false },
  ],
  [
    'Strapi 5 that is a draft',
    { id: 19, documentId: 'ceika', locale: null, title: 'Rain', publishedAt: null },
    { id: 'ceika', isDraft: true },
  ],
  [
    'Payload',
    { id: 1, title: 'Rain', authors: [{ id: 4 }], populatedAuthors: [{ id: 4, name: 'Asha' }] },
    { authors: [{ name: 'Asha' }] },
  ],
  [
    'Directus',
    { id: 1, title: 'Rain', image: FILE, user_created: { first_name: 'Asha', last_name: 'Rao' } },
    { image: `/assets/${FILE}`, authors: [{ name: 'Asha Rao' }] },
  ],
  [
    'Directus with some fields of a file',
    { id: 1, title: 'Rain', cover: { id: FILE, filename_download: 'a.jpg' } },
    { imageUrl: `/assets/${FILE}` },
  ],
  [
    'a portal with pictures by their size',
    {
      story_id: 5,
      web_title: 'Rain',
      thumb_image: '/s.jpg',
      large_image: '/a.jpg',
      pub_time: AT,
      author: [{ author_name: 'Asha' }],
    },
    {
      imageUrl: '/a.jpg',
      thumbnailUrl: '/s.jpg',
      timestamp: AT,
      authors: [{ name: 'Asha' }],
    },
  ],
  [
    'Directus with the fields of a file',
    { id: 1, title: 'Rain', cover: { id: FILE, filename_disk: 'a.jpg' } },
    { imageUrl: `/assets/${FILE}` },
  ],
  [
    'Keystone',
    {
      id: 1,
      title: 'Rain',
      content: { document: [{ type: 'paragraph', children: [{ text: 'One.' }] }] },
    },
    { content: '<p>One.</p>' },
  ],
  [
    'parts with headings',
    {
      id: 1,
      title: 'Rain',
      sections: [
        { heading: 'Dams', text: 'One.' },
        { title: 'Roads', content: 'Two.' },
      ],
    },
    { content: '<h2>Dams</h2><p>One.</p><h2>Roads</h2><p>Two.</p>' },
  ],
  [
    'sections by name',
    { id: 1, title: 'Rain', sections: [{ title: 'Sports', slug: 'sports' }] },
    { category: 'Sports' },
  ],
  [
    'a teaser beside the text',
    { id: 1, title: 'Rain', teaser_text: 'Wet', text: 'One.' },
    { shortDescription: 'Wet', content: 'One.' },
  ],
])('reads an entry of %s', (_, given, expected) => {
  expect(storyFields(given)).toMatchObject(expected);
  expect(storyFields(given)).not.toHaveProperty('description');
});

it.each([
  [{ news_added_on: AT }, { timestamp: AT }],
  [{ pubDate: '2026-11-20 06:00:00', pubDateTZ: 'UTC' }, { timestamp: '2026-11-20 06:00:00Z' }],
  [{ content: 'ONLY AVAILABLE IN PAID PLANS', description: 'Wet' }, { content: undefined }],
  [{ versioncreated: AT }, { updatedAt: AT }],
  [{ createdTime: AT }, { createdAt: AT }],
  [{ createDate: AT }, { createdAt: AT }],
  [{ authorsCollection: { items: [{ name: 'Asha' }] } }, { authors: [{ name: 'Asha' }] }],
  [
    { created_at: { date: '2026-11-20 06:00:00.000000', timezone_type: 3, timezone: 'UTC' } },
    { createdAt: '2026-11-20 06:00:00.000000 UTC' },
  ],
  [{ body_markdown: '## One' }, { content: '## One' }],
  [
    {
      body: [
        { type: 'text', fields: { text: '<p>One.</p>' } },
        { type: 'image', fields: { image: [{ url: '/a.jpg' }] } },
        { type: 'img', src: '/b.jpg' },
      ],
    },
    {
      content:
        '<p><p>One.</p></p><figure><img src="/a.jpg" alt=""></figure><figure><img src="/b.jpg" alt=""></figure>',
    },
  ],
  [{ id: undefined, pk: 5 }, { id: 5 }],
  [{ id: undefined, key: '-Na' }, { id: '-Na' }],
  [{ id: undefined, slug: 'rain', key: '-Na' }, { id: 'rain' }],
  [{ image: { S: '/a.jpg' } }, { image: '/a.jpg' }],
  [{ thumbnails: [{ url: '/a.jpg' }] }, { thumbnailUrl: '/a.jpg' }],
  [{ gallery: [{ url: '/a.jpg', description: 'The dam' }] }, { photos: [{ caption: 'The dam' }] }],
  [{ preview: 'It rains.' }, { preview: 'It rains.' }],
  [{ publishDateTime: AT }, { timestamp: AT }],
  [{ publishedAt: { epochSecond: 5, nano: 0 } }, { timestamp: 5 }],
  [{ title: { english: 'Rain', hindi: 'बारिश' } }, { title: 'Rain' }],
  [{ hi: { title: 'बारिश' }, en: { title: 'Rain' } }, { title: 'Rain' }],
  [{ image: { '1x': '/a.jpg', '2x': '/b.jpg' } }, { image: '/b.jpg' }],
  [{ category: { title: { rendered: 'Sports' } } }, { category: 'Sports' }],
  [{ categories: ['5', '7'], category_names: ['Sports'] }, { category: 'Sports' }],
  [{ category: '5' }, { category: undefined }],
  [{ media: 'photo' }, { imageUrl: undefined }],
  [{ media: '/a.jpg' }, { imageUrl: '/a.jpg' }],
  [{ author: '{"name":"Asha"}' }, { authors: [{ name: 'Asha' }] }],
  [{ createdBy: { firstname: 'Asha', lastname: 'Rao' } }, { authors: [{ name: 'Asha Rao' }] }],
  [{ content: [{ type: 'text', data: '<p>One.</p>' }] }, { content: '<p><p>One.</p></p>' }],
  [{ content: [{ paragraph: 'One.' }] }, { content: '<p>One.</p>' }],
])('takes %j for %j', (given, expected) => {
  expect(storyFields({ id: 1, ...given })).toMatchObject(expected);
});

it.each([{ publish: false }, { is_hidden: 1 }, { hidden: true }])('%j is no news', (entry) => {
  expect(isUnpublished(storyFields({ id: 1, title: 'Rain', ...entry }))).toBe(true);
});

it('takes what Webflow has archived for no news', () => {
  const entry = { id: 'w', isArchived: true, fieldData: { name: 'Rain' } };
  expect(isUnpublished(storyFields(entry))).toBe(true);
});

it('dates no story of Strapi 5 by its last correction', () => {
  const entry = { id: 20, documentId: 'ceika', title: 'Rain', createdAt: AT, publishedAt: LATER };
  expect(storyFields(entry)).not.toHaveProperty('timestamp');
  expect(storyFields({ ...entry, date: AT })).toHaveProperty('timestamp', AT);
});
