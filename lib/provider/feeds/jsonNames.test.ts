import { underOwnNames } from './jsonNames';

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
  [{ tags: ['Rain, wind'] }, { tags: ['Rain, wind'] }],
])('reads %j as %j', (item, own) => {
  expect(underOwnNames(item)).toMatchObject(own);
});

it.each([null, 'text', [['a']]])('leaves %j, which is no item', (given) => {
  expect(underOwnNames(given)).toBe(given);
});
