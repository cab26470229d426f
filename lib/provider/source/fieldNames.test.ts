import { withOwnNames } from './fieldNames';

it.each([
  [{ title_hi: 'बारिश' }, { title: 'बारिश' }],
  [{ titleHindi: 'बारिश', title_en: 'Rain' }, { title: 'Rain' }],
  [
    { title_en: '', title_hi: 'बारिश', summary_hi: 'गीला।' },
    { title: 'बारिश', summary: 'गीला।' },
  ],
  [{ title: 'बारिश', content_en: 'Wet.', content_hi: 'गीला।' }, { content: 'गीला।' }],
  [
    { headline_hi: 'बारिश', body_hi: 'गीला।' },
    { headline: 'बारिश', content: 'गीला।' },
  ],
  [
    { hindi_title: 'बारिश', hindi_content: 'गीला।' },
    { title: 'बारिश', content: 'गीला।' },
  ],
  [{ title_hin: 'बारिश' }, { title: 'बारिश' }],
  [
    { post_sub: 'Wet.', primary_image: '/a.jpg' },
    { shortDescription: 'Wet.', image: '/a.jpg' },
  ],
  [
    { NewsDetail: 'Wet.', cat_name: 'Sports' },
    { content: 'Wet.', category: 'Sports' },
  ],
  [{ news_title: 'Rain' }, { title: 'Rain' }],
  [{ headerTitle: 'Rain' }, { headline: 'Rain' }],
  [{ heading: 'Rain', title: 'Sun' }, { title: 'Sun' }],
  [{ newsDescription: 'Wet.' }, { description: 'Wet.' }],
  [{ excerpt: 'Wet.', meta_description: 'Rain, Sagar' }, { shortDescription: 'Wet.' }],
  [{ body_html: '<p>Wet.</p>' }, { content: '<p>Wet.</p>' }],
  [{ article_body: 'Wet.', content: '' }, { content: 'Wet.' }],
  [
    { published_at: 1, created_at: 2 },
    { timestamp: 1, createdAt: 2 },
  ],
  [{ pubDate: 1, date: 2, timestamp: 3 }, { timestamp: 3 }],
  [{ last_updated: 1 }, { updatedAt: 1 }],
  [{ image_url: '/a.jpg' }, { imageUrl: '/a.jpg' }],
  [
    { featured_image: '/a.jpg', thumb: '/b.jpg' },
    { image: '/a.jpg', thumbnailUrl: '/b.jpg' },
  ],
  [{ urlToImage: '/a.jpg' }, { imageUrl: '/a.jpg' }],
  [{ author_name: 'Asha' }, { author: 'Asha' }],
  [{ category_name: 'Sports', category_id: 3 }, { category: 'Sports' }],
  [
    { lang: 'hi', keywords: ['Rain'] },
    { language: 'hi', tags: ['Rain'] },
  ],
  [
    { view_count: 7, youtube_id: 'aqz-KE-bpKQ' },
    { views: 7, youtubeUrl: 'aqz-KE-bpKQ' },
  ],
  [{ news_id: 7 }, { id: 7 }],
  [
    { webTitle: 'Rain', webPublicationDate: 1 },
    { title: 'Rain', timestamp: 1 },
  ],
  [
    { inserted_at: 1, intro_text: 'Wet.' },
    { timestamp: 1, shortDescription: 'Wet.' },
  ],
  [
    { key_points: ['One'], videos: ['/v'] },
    { keyPoints: ['One'], videoUrl: ['/v'] },
  ],
  [{ published_at_utc: '2024-03-12 04:30:00' }, { timestamp: '2024-03-12 04:30:00Z' }],
  [{ tagsCollection: { items: [] } }, { tags: { items: [] } }],
  [{ category: 4, category_name: 'Sports' }, { category: 'Sports' }],
  [
    { publishDate: '2024-03-12', publishTime: '10:00', isPremium: true },
    { timestamp: '2024-03-12', time: '10:00', premium: true },
  ],
  [
    { image_caption: 'Dam', photo_credit: 'PTI', gallery: ['/b.jpg'] },
    { imageCaption: 'Dam', imageCredit: 'PTI', photos: ['/b.jpg'] },
  ],
])('reads %j as %j', (entry, own) => {
  expect(withOwnNames(entry)).toMatchObject(own);
});

it.each([
  { id: 1, title: 'Rain', imageUrl: '/a.jpg', priority: 3 },
  { published_at: null, image_url: '' },
  { title: 'बारिश', summary_en: 'Wet.', children: ['a'], main: 1, _: 2 },
])('leaves %j as it is', (entry) => {
  expect(withOwnNames(entry)).toEqual(entry);
});
