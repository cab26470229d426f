import { ok } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { wordpressForTests } from '@/lib/testing/wordpressForTests';
import { draft, storiesById } from './singlePosts';

const wordpress = wordpressForTests({
  NEWS_API_HEADER: 'Authorization: Basic ZWRpdG9yOnNlY3JldA==',
});

it('says that a post in the trash is gone', async () => {
  expect(await storiesById(['928', '4711'])).toEqual(ok(new Map([['928', 'gone']])));
});

it('says who asks at every call', async () => {
  await storiesById(['866']);
  expect(new Set(wordpress.calls.map(({ authorization }) => authorization))).toEqual(
    new Set(['Basic ZWRpdG9yOnNlY3JldA==']),
  );
});

describe('a draft', () => {
  it('is given as it stands', async () => {
    const result = await draft('924');
    expect(result.ok && result.value).toMatchObject({
      id: '924',
      title: 'A title still being written UNSEENdraft',
      body: [{ type: 'paragraph', content: ['A text UNSEENdraft.'] }],
    });
  });

  it('has what the editor saved by itself since', async () => {
    const result = await draft('866');
    expect(result.ok && result.value).toMatchObject({
      id: '866',
      title: 'Saved by itself',
      body: [{ type: 'paragraph', content: ['A change UNSEENautosave.'] }],
    });
  });

  it('is found behind a warning of PHP', async () => {
    expectConsole('warn', /^news: \/draft: text before the JSON: "Deprecated : x\(\)"/);
    wordpress.fail('/wp/v2/posts/924', (response, good) =>
      response.end(`<b>Deprecated</b>: x()<br />\n${good}`),
    );
    const result = await draft('924');
    expect(result.ok && result.value).toMatchObject({ id: '924' });
  });

  it('is never remembered', async () => {
    await draft('924');
    await draft('924');
    expect(wordpress.routesAsked().filter((route) => route === '/wp/v2/posts/924')).toHaveLength(2);
  });

  it.each(['4711', 'rain', '0'])('is null for %s', async (id) => {
    expect(await draft(id)).toEqual(ok(null));
  });
});
