import { type RequestContext, requestContext } from '@/lib/request/requestContext.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { fakeUpstream } from '@/lib/testing/fakeUpstream';
import { holdSetTimeout } from '@/lib/testing/holdSetTimeout';
import { GET } from './route';

const upstream = fakeUpstream();
beforeEach(() => {
  holdSetTimeout(); // the provider is waited for until it has answered
  jest.spyOn(performance, 'now').mockReturnValue(1000);
});

const asked = async (context: RequestContext = {}) => {
  const response = await requestContext.run(context, GET);
  const { status, hasHadNews } = await response.json();
  return [response.status, status, hasHadNews, response.headers.get('x-provider')];
};

it('is ready while the provider fails, and says so', async () => {
  expectConsole('error', /Failed to fetch breaking/);
  expect(await asked()).toEqual([200, 'ready', false, 'failing']);
});

it('is ready with the provider, and asks it itself', async () => {
  upstream.sends('/breaking-news', [{ id: 'a', headline: 'Rain' }]);
  expect(await asked()).toEqual([200, 'ready', true, 'ok;age=0']);
});

const sendNews = () => upstream.sends('/breaking-news', [{ id: 'a', headline: 'Rain' }]);

it('is not ready while it is draining', async () => {
  sendNews();
  expect(await asked({ isDraining: true })).toEqual([503, 'draining', true, 'ok;age=0']);
});

it('is not ready while renders that do not end hold all places', async () => {
  sendNews();
  expect(await asked({ isStuck: true })).toEqual([503, 'stuck', true, 'ok;age=0']);
});
