import { storyIn } from '@/lib/testing/feedStory';

it('files a story of SPIP by the section that its deck ends with', async () => {
  const story = await storyIn(`<rss xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><item>
    <title>Rain</title><link>https://news.example/spip.php?article7</link><dc:subject>Bhopal</dc:subject>
    <description>Wet by night.

-
&lt;a href="https://news.example/spip.php?rubrique1" rel="directory"&gt;Sports&lt;/a&gt;
/ &lt;a href="https://news.example/spip.php?mot1" rel="tag"&gt;Bhopal&lt;/a&gt;</description></item></channel></rss>`);
  expect(story).toMatchObject({
    summary: 'Wet by night.',
    body: [{ type: 'paragraph', content: ['Wet by night.'] }],
    category: 'sports',
    tags: [{ name: 'Bhopal' }],
  });
});

it('keeps a link behind a dash, as authors write it', async () => {
  const story = await storyIn(`<rss><channel><item><title>Rain</title><guid>7</guid>
    <description>Wet - &lt;a href="https://news.example/2"&gt;see the map&lt;/a&gt;.</description></item></channel></rss>`);
  expect(story?.summary).toBe('Wet - see the map.');
});
