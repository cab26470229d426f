import { forgetProcess } from '@/lib/testing/forgetProcess';
import { headSchema, isIndexable, isUnlisted } from './headSchema';

beforeEach(forgetProcess);

const post = (given: object) => headSchema.parse(given);
const indexed = post({ yoast_head_json: { robots: { index: 'index' } } });
const YOAST = { yoast_head_json: { robots: { index: 'noindex', follow: 'follow' } } };
const AIOSEO = { aioseo_head_json: { robots: 'noindex, max-image-preview:large' } };

it.each([
  ['Yoast', YOAST, true],
  ['All in One SEO', AIOSEO, true],
  ['Rank Math', { meta: { rank_math_robots: ['noindex'] } }, true],
  ['Rank Math, of another rule', { meta: { rank_math_robots: ['nosnippet'] } }, false],
  ['SEOPress', { meta: { _seopress_robots_index: 'yes' } }, true],
  ['SEOPress, of nothing', { meta: { _seopress_robots_index: '' } }, false],
  ['no plug-in', {}, false],
])('hears %s where editors keep one post out', (_, given, expected) => {
  const one = post(given);
  expect(isUnlisted(one, isIndexable([one, indexed]))).toBe(expected);
});

it('takes a WordPress that is closed as a whole for one that stands behind the site', () => {
  const all = [YOAST, AIOSEO].map(post);
  const isOpen = isIndexable(all);
  expect(all.map((one) => isUnlisted(one, isOpen))).toEqual([false, false]);
});

it('remembers that one of its posts was open', () => {
  isIndexable([indexed]);
  expect(isIndexable([post(YOAST)])).toBe(true);
});
