import { createBrowser } from '@/lib/testing/fakePushService';
import { subscriptionRequestSchema } from './subscriptionSchemas.mjs';

const { subscription } = createBrowser('https://fcm.googleapis.com/fcm/send/a');
const choice = { language: 'hi', states: ['bihar', 'bihar', 'assam'], topics: ['sports'] };
const asked = { ask: 'start', subscription, choice };
const withKeys = (keys: object) => ({
  ...asked,
  subscription: { ...subscription, keys: { ...subscription.keys, ...keys } },
});
const withChoice = (change: object) => ({ ...asked, choice: { ...choice, ...change } });

it('what a browser sends is taken, without what nobody needs', () => {
  const sent = { ...asked, subscription: { ...subscription, expirationTime: null }, name: 'x' };
  expect(subscriptionRequestSchema.parse(JSON.parse(JSON.stringify(sent)))).toEqual({
    ask: 'start',
    subscription,
    choice: { language: 'hi', states: ['assam', 'bihar'], topics: ['sports'] },
  });
});

it('takes any key that a configuration may give a state or a topic', () => {
  const own = { ...choice, states: ['area-51'], topics: ['cityNews', 't20'] };
  expect(subscriptionRequestSchema.parse({ ...asked, choice: own })).toMatchObject({ choice: own });
});

it.each<[string, object]>([
  ['nothing asked', { subscription, choice }],
  [
    'another endpoint',
    { ...asked, subscription: { ...subscription, endpoint: 'https://10.0.0.1/' } },
  ],
  ['no point of the curve', withKeys({ p256dh: `B${'A'.repeat(86)}` })],
  ['half a key', withKeys({ p256dh: subscription.keys.p256dh.slice(0, 40) })],
  ['a short secret', withKeys({ auth: 'abc' })],
  ['no secret', withKeys({ auth: undefined })],
  ['no choice', { ask: 'start', subscription }],
  ['a language that is none', withChoice({ language: '../../etc' })],
  ['states that are texts', withChoice({ states: ['<b>'] })],
  ['too many topics', withChoice({ topics: Array.from({ length: 41 }, () => 'sports') })],
])('%s is refused', (_, given) => {
  expect(subscriptionRequestSchema.safeParse(given).success).toBe(false);
});
