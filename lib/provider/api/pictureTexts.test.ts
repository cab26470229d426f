import { plainFields } from './plainFields';

it.each([
  [
    'the words of a picture in another',
    {
      promo_items: {
        basic: { url: '/a.jpg', caption: 'Dam', credits: { by: [{ name: 'Ravi' }] } },
      },
    },
    { imageUrl: '/a.jpg', imageCaption: 'Dam', imageCredit: 'Ravi' },
  ],
  [
    'an alternative text',
    { image: { url: '/a.jpg', alternativeText: 'A dam', caption: 'dam.jpg' } },
    { image: '/a.jpg', imageAlt: 'A dam' },
  ],
  [
    'own words before a picture’s',
    { image: { url: '/a.jpg', caption: 'Dam' }, imageCaption: 'Own' },
    { image: '/a.jpg' },
  ],
  [
    'files of several types',
    {
      media: [
        { type: 'video', url: '/v.mp4' },
        { mime: 'image/jpeg', url: '/a.jpg' },
      ],
    },
    { imageUrl: '/a.jpg', videoUrl: '/v.mp4' },
  ],
  ['a file without a type', { media: { image: '/a.jpg', video: null } }, { imageUrl: '/a.jpg' }],
  [
    'files beside a picture of its own',
    { cover: '/b.jpg', media: [{ type: 'image', url: '/a.jpg' }] },
    { imageUrl: '/b.jpg' },
  ],
])('reads %s', (_, given, expected) => {
  expect(plainFields({ id: 1, ...given })).toMatchObject(expected);
});
