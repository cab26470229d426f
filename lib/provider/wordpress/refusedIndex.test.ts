import { callsUnderWay } from '@/lib/provider/client/feedMemory';
import { expectConsole } from '@/lib/testing/expectConsole';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { restPath } from './restPath';
import { siteFacts } from './siteFacts';
import { wordpressSource } from './wordpressSource';

const wordpress = wordpressForTests();
beforeEach(() => {
  wordpress.fail('/', (response) => response.writeHead(401).end());
});

it('a WordPress that refuses its index is found by its posts, and the log says what is not known of it', async () => {
  expectConsole('error', /^news: \/rest: No REST API of WordPress at .* answered 401$/);
  expectConsole('warn', /^news: \/rest: gives posts, but refuses its index/);
  const result = await wordpressSource.feed('news');
  expect(result.ok && result.value.stories.length).toBe(19);
});

it('is asked for its index again where that failed alone, and then known', async () => {
  expectConsole('error', /^news: \/rest: No REST API of WordPress at .* answered 503$/);
  expectConsole('warn', /^news: \/rest: gives posts, but refuses its index/);
  wordpress.say({ home: 'https://news.example' });
  wordpress.fail('/', (response) => response.writeHead(503).end());
  await restPath('/posts', {});
  expect(siteFacts().home).toBeNull();
  wordpress.mend();
  await restPath('/posts', {});
  await callsUnderWay();
  expect(siteFacts().home).toBe('https://news.example');
});

it('is none where it refuses its posts too', async () => {
  expectConsole('error', /^news: \//);
  wordpress.fail('/wp/v2/posts', (response) => response.writeHead(401).end());
  expect((await wordpressSource.feed('news')).ok).toBe(false);
});
