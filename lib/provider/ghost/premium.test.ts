import { environment } from '@/lib/config/environment.mjs';
import { bodyText } from '@/lib/story/bodyText';
import { isShown, postSchema } from './postSchema';
import { toStory } from './toStory';

const CMS = 'https://cms.news.example';
const media = { base: `${CMS}/`, sources: [] };
const CARD = '<!--members-only-->';

beforeAll(() => {
  process.env.SITE_URL = 'https://site.example';
  process.env.NEWS_API_URL = CMS;
});
const set = (GHOST_MEMBERS_POSTS: 'hidden' | 'teaser') =>
  Object.assign(environment(), { GHOST_MEMBERS_POSTS });
beforeEach(() => void set('teaser'));

const post = (given: object) => ({
  id: '6'.repeat(24),
  title: 'Rain',
  visibility: 'paid',
  ...given,
});
const read = (given: object) => toStory(postSchema.parse(post(given)), media);

it.each([
  ['public', undefined],
  ['members', true],
  ['paid', true],
  ['tiers', true],
])('a post for %s is premium: %s', (visibility, premium) => {
  expect(read({ visibility, access: !premium, html: '<p>Wet.</p>' }).premium).toBe(premium);
});

it.each([
  [
    'what the Content API has cut',
    { access: false, html: '<p>Free.</p>', excerpt: 'Free.' },
    'Free.',
  ],
  ['nothing where it gives nothing', { access: false, html: '', excerpt: '' }, null],
  [
    'what stands above the card',
    { html: `<p>Free.</p>${CARD}<p>Paid.</p>`, excerpt: 'Free. Paid.' },
    'Free.',
  ],
  ['nothing of one without the card', { html: '<p>Paid.</p>', excerpt: 'Paid.' }, null],
  [
    'nothing that says nothing of access',
    { access: 'no', html: '<p>Paid.</p>', excerpt: 'Paid.' },
    null,
  ],
])('shows %s', (_, given, text) => {
  const { body, summary } = read(given);
  expect(body && bodyText(body)).toBe(text);
  expect(summary).toBe(text ?? '');
});

it('has the deck that its editor wrote', () => {
  expect(read({ access: false, html: '', custom_excerpt: 'On rain.' }).summary).toBe('On rain.');
});

it.each([
  ['hidden', 'visibility:public', 'visibility:public+(tag:a)'],
  [
    'teaser',
    'visibility:[public,members,paid,tiers]',
    'visibility:[public,members,paid,tiers]+(tag:a)',
  ],
] as const)('%s asks for those that it shows', (given, all, some) => {
  set(given);
  expect([isShown(), isShown('tag:a')]).toEqual([all, some]);
});

it.each(['members', 'paid', 'tiers', 'invented', '', undefined])(
  '%j is none where hidden',
  (visibility) => {
    set('hidden');
    expect(postSchema.safeParse(post({ visibility })).success).toBe(false);
  },
);

it.each(['invented', '', undefined])('%j is none at all', (visibility) => {
  expect(postSchema.safeParse(post({ visibility })).success).toBe(false);
});
