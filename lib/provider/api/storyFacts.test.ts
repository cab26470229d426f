import { bodyOf } from '@/lib/testing/samples';
import { toStory } from './mapping';
import { providerStorySchema } from './providerSchema';

const MEDIA = {
  base: 'https://api.example.org',
  sources: [{ origin: 'https://api.example.org', path: '/pictures/' }],
};
const read = (given: object) =>
  toStory(providerStorySchema.parse({ id: 1, title: 'Rain', ...given }), MEDIA);

it.each([
  [
    [
      {
        name: 'Asha Rao',
        role: 'Correspondent',
        imageUrl: '/pictures/asha.jpg',
        about: 'Rivers.',
      },
    ],
    {
      author: 'Asha Rao',
      authors: [
        {
          name: 'Asha Rao',
          slug: 'asha-rao',
          role: 'Correspondent',
          picture: 'https://api.example.org/pictures/asha.jpg',
          about: 'Rivers.',
        },
      ],
    },
  ],
  [
    [
      'Asha Rao',
      { name: 'Ravi', imageUrl: 'https://elsewhere.example/r.jpg' },
      { role: 'None' },
      7,
    ],
    {
      author: 'Asha Rao, Ravi',
      authors: [
        { name: 'Asha Rao', slug: 'asha-rao' },
        { name: 'Ravi', slug: 'ravi' },
      ],
    },
  ],
])('takes the authors %j', (authors, expected) => {
  expect(read({ authors })).toMatchObject(expected);
});

it.each([
  [
    ['Narmada', 'बाढ़'],
    [
      { name: 'Narmada', slug: 'narmada' },
      { name: 'बाढ़', slug: 'बाढ़' },
    ],
  ],
  [[' Narmada ', 'narmada', 7, null, {}, '', '—'], [{ name: 'Narmada', slug: 'narmada' }]],
  [['…'], undefined],
  ['Narmada', undefined],
])('has the tags %j, each page once', (tags, expected) => {
  expect(read({ tags }).tags).toEqual(expected);
});

it('shows photos below the text, those of listed hosts', () => {
  const photos = [
    '/pictures/a.jpg',
    { imageUrl: '/pictures/b.jpg', caption: 'A wet street (Photo: Asha)' },
    'https://elsewhere.example/c.jpg',
    7,
  ];
  const gallery = {
    type: 'gallery',
    pictures: [
      { url: 'https://api.example.org/pictures/a.jpg', alt: '' },
      {
        url: 'https://api.example.org/pictures/b.jpg',
        alt: '',
        caption: 'A wet street',
        credit: 'Asha',
      },
    ],
  };
  expect(read({ content: 'Wet.', photos }).body).toEqual([...bodyOf('Wet.'), gallery]);
  expect(read({ photos }).body).toEqual([gallery]);
  expect(read({ photos: photos.slice(2) }).body).toBeNull();
});

it('takes what is said of a story beside its text, of which a correction is a change', () => {
  const given = {
    timestamp: '2026-11-20T05:00:00Z',
    corrections: [{ text: 'Five.', timestamp: '2026-11-20T06:00:00Z' }],
    keyPoints: ['One'],
    agency: 'PTI',
  };
  expect(read(given)).toMatchObject({
    corrections: [{ text: 'Five.', at: '2026-11-20T06:00:00.000Z' }],
    modifiedAt: '2026-11-20T06:00:00.000Z',
    highlights: ['One'],
    agency: 'PTI',
  });
});

it('has what is said of its picture, where that is shown', () => {
  const said = { imageCaption: 'The dam', imageCredit: 'Photo: PTI', imageAlt: 'A dam' };
  expect(read({ ...said, image: '/pictures/a.jpg' })).toMatchObject({
    pictureCaption: 'The dam',
    pictureCredit: 'PTI',
    pictureAlt: 'A dam',
  });
  const both = { image: '/pictures/a.jpg', imageCaption: 'The dam | Photo: PTI' };
  expect(read(both)).toMatchObject({ pictureCaption: 'The dam', pictureCredit: 'PTI' });
  expect(read({ ...said, image: 'https://elsewhere.example/a.jpg' })).not.toHaveProperty(
    'pictureCaption',
  );
});

it.each([
  String.raw`\u003cp\u003eIt rains…\u003c/p\u003e`,
  '&amp;lt;p&amp;gt;It rains…&amp;lt;/p&amp;gt;',
  String.raw`It\u0020rains…`,
  String.raw`<p class=\"a\">It rains…<\/p>`,
])('reads a text that was encoded twice: %s', (content) => {
  expect(read({ content }).body).toEqual(bodyOf('It rains…'));
});

it.each(['It rains… [+1686 chars]', 'It rains [1686 chars]', 'It rains... [1 chars]'])(
  'does not show how much is cut off: %s',
  (content) => {
    expect(read({ content }).body).toEqual(bodyOf('It rains…'));
  },
);
