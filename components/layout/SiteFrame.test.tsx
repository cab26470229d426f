/** @jest-environment node */

import { NOW } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { SiteFrame } from './SiteFrame';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));
jest.mock('@/lib/request/requestTime', () => ({ requestTime: () => Promise.resolve(NOW) }));
jest.mock('@/lib/provider/provider', () => ({
  STORY_FEEDS: [],
  lastProviderUpdate: () => new Promise(() => {}), // calls under way
}));

it('does not keep the page’s blocks waiting for calls under way, as the header does', async () => {
  speakOnServer('en');
  const frame = SiteFrame({ path: '/', searchParams: Promise.resolve({}), children: 'Blocks' });
  const first = await Promise.race([
    frame.then(() => 'the frame'),
    new Promise((done) => setImmediate(done, 'nothing')),
  ]);
  expect(first).toBe('the frame');
});
