import { claimReview } from './claimReview';

beforeEach(() => {
  process.env.SITE_URL = 'https://narmada24.example';
  process.env.NEWS_API_URL = 'https://api.example.org';
});

const CHECK = { claim: 'The bridge is shut.', verdict: 'False' };
const read = (factCheck?: object) =>
  claimReview(
    { publishedAt: null, ...(factCheck && { factCheck: { ...CHECK, ...factCheck } }) },
    'Narmada 24',
    'https://narmada24.example/news/a1',
  );

it('says which claim the page checks, and what it found', () => {
  expect(read({})).toEqual({
    '@type': 'ClaimReview',
    '@id': 'https://narmada24.example/news/a1#claim',
    url: 'https://narmada24.example/news/a1',
    claimReviewed: 'The bridge is shut.',
    reviewRating: { '@type': 'Rating', alternateName: 'False' },
    author: expect.objectContaining({ name: 'Narmada 24' }),
  });
});

it('says who claimed it and where', () => {
  expect(read({ claimant: 'A chain letter', url: 'https://other.example/c' })).toMatchObject({
    itemReviewed: {
      '@type': 'Claim',
      author: { name: 'A chain letter' },
      appearance: { url: 'https://other.example/c' },
    },
  });
});

it('is nothing of a story that checks nothing', () => {
  expect(read()).toBeNull();
});
