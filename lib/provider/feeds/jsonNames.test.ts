import { asJsonItem } from './jsonItems';

it.each([
  [{ link: '/1', url: '/2' }, { url: '/2' }],
  [{ link: '/1' }, { url: '/1' }],
  [{ content: '<p>Wet.</p>' }, { content_html: '<p>Wet.</p>' }],
  [{ description: 'Wet.', summary: null }, { summary: 'Wet.' }],
  [{ pubDate: '2026-11-20' }, { date_published: '2026-11-20' }],
  [{ image: { url: '/a.jpg' } }, { image: '/a.jpg' }],
  [{ image: '/a.jpg', thumbnail: '/b.jpg' }, { image: '/a.jpg' }],
  [{ image: { width: 3 } }, { image: { width: 3 } }],
  [{ tags: 'Rain, Sagar' }, { tags: ['Rain', 'Sagar'] }],
  [
    { image_url: '/a.jpg', published_at: 7 },
    { image: '/a.jpg', date_published: 7 },
  ],
  [{ featured_image: '/a.jpg' }, { image: '/a.jpg' }],
  [{ content_text: 'Wet.', body: '<p>Wet.</p>' }, { content_text: 'Wet.' }],
  [{ tags: [{ name: 'Rain' }] }, { tags: ['Rain'] }],
  [{ tags: ['Rain, wind'] }, { tags: ['Rain, wind'] }],
])('reads %j as %j', (item, own) => {
  expect(asJsonItem(item)).toMatchObject(own);
});

it.each([null, 'text', [['a']]])('leaves %j, which is no item', (given) => {
  expect(asJsonItem(given)).toBe(given);
});
