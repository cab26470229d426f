import { HEAD_FIELDS, headSchema, metaOf } from './headSchema';

const EXPECTED = {
  canonical: 'https://agency.example/story',
  title: 'For search & more',
  description: 'What it is.',
  socialTitle: 'For previews',
  socialDescription: 'What it says.',
  socialPicture: 'https://news.example/og.jpg',
};

it.each([
  [
    'Yoast SEO',
    {
      yoast_head_json: {
        canonical: EXPECTED.canonical,
        title: 'For search &amp; more',
        description: EXPECTED.description,
        og_title: EXPECTED.socialTitle,
        og_description: EXPECTED.socialDescription,
        og_image: [{ url: EXPECTED.socialPicture, width: 1200 }],
      },
    },
  ],
  [
    'Rank Math',
    {
      meta: {
        rank_math_canonical_url: EXPECTED.canonical,
        rank_math_title: 'For search &amp; more',
        rank_math_description: EXPECTED.description,
        rank_math_facebook_title: EXPECTED.socialTitle,
        rank_math_facebook_description: EXPECTED.socialDescription,
        rank_math_facebook_image: EXPECTED.socialPicture,
      },
    },
  ],
  [
    'All in One SEO',
    {
      aioseo_head_json: {
        canonical_url: EXPECTED.canonical,
        title: 'For search &amp; more',
        description: EXPECTED.description,
        'og:title': EXPECTED.socialTitle,
        'og:description': EXPECTED.socialDescription,
        'og:image': EXPECTED.socialPicture,
      },
    },
  ],
])('reads what %s says', (_, record) => {
  expect(metaOf(headSchema.parse(record))).toEqual(EXPECTED);
});

it('reads what SEOPress says', () => {
  const meta = { _seopress_titles_title: 'For search &amp; more', _seopress_titles_desc: 'What.' };
  expect(metaOf(headSchema.parse({ meta }))).toMatchObject({
    title: 'For search & more',
    description: 'What.',
  });
});

it.each([
  {},
  { yoast_head_json: null, meta: [] },
  { yoast_head_json: { canonical: 7, og_image: 'x' }, meta: { rank_math_title: '' } },
])('reads nothing of %j', (record) => {
  expect(Object.values(metaOf(headSchema.parse(record))).filter(Boolean)).toEqual([]);
});

it.each([
  ['shortcodes', '[vc_row][vc_column width=”1/1″] It rained. [/vc_column][/vc_row]'],
  ['embeds', 'It rained. https://youtu.be/abcdefghijk The end.'],
])('drops %s that Yoast copies from the text', (_, og_description) => {
  expect(metaOf(headSchema.parse({ yoast_head_json: { og_description } }))).toMatchObject({
    socialDescription: 'It rained.',
  });
});

it('asks lists for little', () => {
  expect(HEAD_FIELDS.engines).toBe(
    'yoast_head_json.canonical,yoast_head_json.robots.index,aioseo_head_json.canonical_url,aioseo_head_json.robots,meta.rank_math_canonical_url,meta.rank_math_robots,meta._seopress_robots_index',
  );
});
