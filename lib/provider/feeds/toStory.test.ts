import { truncated } from '@/lib/story/body';
import { p, SITE } from '@/lib/testing/bodies';
import { expectConsole } from '@/lib/testing/expectConsole';
import { feedItemSchema } from './feedItem';
import { toStory } from './toStory';

const storyOf = (content: object, given: object = {}) =>
  toStory(
    feedItemSchema.parse({
      id: '7',
      url: `${SITE}/7`,
      title: { value: 'Rain', isHtml: false },
      summary: null,
      content,
      authors: [],
      categories: [],
      files: [],
      pictures: [],
      bases: [],
      contentBases: [],
      ...given,
    }),
    { url: new URL(`${SITE}/feed`) },
    { base: SITE, sources: [] },
  );

const END = [truncated(`${SITE}/7`)];

it('leads from a long text in HTML to the page that has all of it', () => {
  expectConsole('warn', /text of story \S+ cut/);
  const story = storyOf({ value: '<p>a</p>'.repeat(30_000), isHtml: true });
  expect(story?.body?.slice(-1)).toEqual(END);
});

it('leads from a long text without markup to the page that has all of it', () => {
  const story = storyOf({ value: 'a\n\n'.repeat(30_000), isHtml: false });
  expect(story?.body?.slice(-1)).toEqual(END);
});

it.each([
  [
    'whole texts',
    '<form action="/wp-login.php?action=postpass" class="post-password-form" method="post"></form>',
  ],
  ['excerpts', '<p>There is no excerpt because this is a protected post.</p>'],
])('leaves out a post behind a password in a WordPress feed of %s', (_, value) => {
  expect(storyOf({ value, isHtml: true })).toBeNull();
});

it('ends a summary before the embeds of the text', () => {
  const value = '<p>It rains. https://youtu.be/abcdefghijk The end.</p>';
  expect(storyOf(html(value), { summary: html(value) })?.summary).toBe('It rains.');
});

it('leaves embedded posts out of the summary where the text is the only one', () => {
  const value =
    '<p>It rains.</p><blockquote class="twitter-tweet"><p>Wet</p><a href="https://x.com/a/status/1767400000000000001">1 May</a></blockquote>';
  expect(storyOf(html(value), { summary: html(value) })?.summary).toBe('It rains.');
});

it('reads so much of a summary', () => {
  const value = `<p>One.</p>${'<i></i>'.repeat(5_000)}<p>Two.</p>`;
  expect(
    storyOf({ value: 'x', isHtml: false }, { summary: { value, isHtml: true } })?.summary,
  ).toBe('One.');
});

const html = (value: string) => ({ value, isHtml: true });

it('leaves headings and tables out of the summary where the text is the only one', () => {
  const value = '<h2>Who won?</h2><p>Indore.</p><table><tr><td>Runs</td><td>187</td></tr></table>';
  expect(storyOf(html(value), { summary: html(value) })?.summary).toBe('Indore.');
  expect(storyOf(html(value), { summary: html('<p>A day</p>') })?.summary).toBe('A day');
});

it('says where a feed of excerpts cuts, and leaves the way on out of the summary', () => {
  const value = `<p>It rains [&#8230;]</p><p><a href="${SITE}/7">Continue reading <b>→</b></a></p>`;
  const story = storyOf(html(value), { summary: html(value) });
  expect(story?.body).toEqual([p('It rains…'), ...END]);
  expect(story?.summary).toBe('It rains …');
});

it.each([
  '<a href="/7#comments">3 comments</a>',
  '<a href="/7">Click here to read more</a>',
  'Read more',
])('leaves %s out of the summary', (end) => {
  const story = storyOf(html('<p>x</p>'), { summary: html(`It rains. ${end}`) });
  expect(story?.summary).toBe('It rains.');
});

it('leaves labels out of a name, and what is none', () => {
  const authors = ['By: Asha', 'by Ravi', 'Byomkesh', 'admin', 'N/A', 'https://example.org/asha'];
  const labelled = ['Written by Meena', 'लेखक: सीमा', 'Asha'];
  expect(storyOf(html('x'), { authors: [...authors, ...labelled] })?.author).toBe(
    'Asha, Ravi, Byomkesh, Meena, सीमा',
  );
});

it('parts two people of one name', () => {
  expect(storyOf(html('x'), { authors: ['By Asha Rao & Ravi Kumar', 'Ravi Kumar'] })).toMatchObject(
    {
      author: 'Asha Rao, Ravi Kumar',
      authors: [{ slug: 'asha-rao' }, { slug: 'ravi-kumar' }],
    },
  );
});

it.each([
  ['X14 use of <canvas> explained', 'X14 use of <canvas> explained'],
  ['When a<b and b<c', 'When a<b and b<c'],
  ['Rain <b>now</b> x<y', 'Rain now x<y'],
  ['<b>Rain</b> &amp; <i>wind</i>', 'Rain & wind'],
  ['A <script>x()</script>title', 'A title'],
  ['Intent to read <a> as <area>', 'Intent to read <a> as <area>'],
])('the title %s is %s', (title, text) => {
  expect(storyOf(html('<p>a</p>'), { title: html(title) })?.title).toBe(text);
});

it.each([
  [
    '<p>सार यहाँ है [&#8230;]</p><p>The post <a href="https://n.example/b2">B2</a> appeared first on <a href="https://n.example">N</a>.</p>',
    'सार यहाँ है …',
  ],
  ['&lt;p&gt;एक &lt;a href=&#34;https://x.example/&#34;&gt;कड़ी&lt;/a&gt;&lt;/p&gt;', 'एक कड़ी'],
  ['[vc_row]पाठ[/vc_row]', 'पाठ'],
])('the summary %s is %s', (summary, text) => {
  expect(storyOf(html('<p>a</p>'), { summary: html(summary) })?.summary).toBe(text);
});

const GOOGLE = '<a href="https://news.example/8">Rain</a>&nbsp;&nbsp;<font>The Paper</font>';

it.each([
  ['the headline', 'Rain', 'It pours.'],
  ['the headline and whose it is', GOOGLE, 'It pours.'],
  ['these and others', `<ol><li>${GOOGLE}</li><li>Wind Other</li></ol>`, 'It pours.'],
  ['more than the headline', 'Rain The Papers', 'Rain The Papers'],
])('has no deck that is %s', (_, summary, deck) => {
  const given = { title: html('Rain'), sources: ['The Paper'], summary: html(summary) };
  expect(storyOf(html('<p>It pours.</p>'), given)?.summary).toBe(deck);
  expect(storyOf(html('<p>Rain</p>'), given)?.summary).toBe(deck === 'It pours.' ? '' : deck);
});

it.each(['17', 'null', 'https://schemas.google.com/blogger/2008/kind#post'])(
  'has no section called %s',
  (name) => {
    expect(storyOf(html('<p>a</p>'), { categories: [name, 'Rain'] })?.category).toBe('Rain');
  },
);

it('has a page for each of two writers', () => {
  const { author, authors } =
    storyOf(html('<p>a</p>'), { authors: ['आशा वर्मा और रवि कुमार'] }) ?? {};
  expect([author, authors?.length]).toEqual(['आशा वर्मा, रवि कुमार', 2]);
});

it('decodes the names of sections and authors once', () => {
  const story = storyOf(html('<p>a</p>'), {
    categories: ['Health &amp; Fitness'],
    authors: ['Tom &amp; Co'],
  });
  expect([story?.category, story?.author]).toEqual(['Health & Fitness', 'Tom & Co']);
});

const CARD =
  '<p>It rained.</p><div class="kg-card kg-file-card"><a href="/a.pdf"><div class="kg-file-card-title">The order</div></a></div><table><tr><th>दल</th><th>सीटें</th></tr><tr><td>अ</td><td>2</td></tr></table>';

it.each([
  ['none of its own', '', 'It rained.'],
  ['the text of cards in it', 'It rained. The orderorder.pdf2 KB', 'It rained.'],
  ['its own', 'Roads are closed.', 'Roads are closed.'],
])('has a deck without the text of cards where the feed has %s', (_, summary, deck) => {
  expect(storyOf(html(CARD), { summary: html(summary) })?.summary).toBe(deck);
});

it('leaves a size in the deck of a text without cards', () => {
  const summary = 'The file order.pdf 2 KB was sent.';
  expect(storyOf(html('<p>a</p>'), { summary: html(summary) })?.summary).toBe(summary);
});

it.each(['(no title)', 'Untitled', '[No Title]', ' '])('the title %j is none', (title) => {
  const given = { title: { value: title, isHtml: true } };
  expect(storyOf(html('<p>It rained.</p>'), given)?.title).toBe('It rained.');
});

it('has no shortcode in its title', () => {
  const title = { value: '[LIVE] Rain [icon name="star"]', isHtml: true };
  expect(storyOf(html('a'), { title })?.title).toBe('[LIVE] Rain');
});

it('names writers without the word before them, and no section for what nobody has filed', () => {
  const given = { authors: ['By आशा'], categories: ['Uncategorized', 'Rain'] };
  expect(storyOf(html('a'), given)).toMatchObject({ author: 'आशा', category: 'Rain' });
});

it.each([
  ['<h1>\n Rain </h1><p>Wet.</p>', [p('Wet.')]],
  ['<h2>Rain</h2>', undefined],
  ['<p>Rain</p>', undefined],
  ['<p>Rain</p><p>Wet.</p>', [p('Wet.')]],
  ['<p>Wet.</p><h2>Rain</h2>', [p('Wet.'), { type: 'heading', level: 2, content: ['Rain'] }]],
])('repeats its headline at no start of the text: %s', (value, body) => {
  expect(storyOf(html(value))?.body ?? undefined).toEqual(body);
});

it('shows of an Instant Article what its page does not say', () => {
  const article =
    '<html><body><article><header><h1>Rain</h1><h2>In Bhopal</h2><h3 class="op-kicker">Weather</h3>' +
    '<address><a rel="facebook">A. Writer</a> of Bhopal</address>' +
    '<time class="op-published" datetime="2026-11-27T10:00:00+05:30">November 27th</time></header>' +
    '<p>Wet.</p><figure class="op-ad"><iframe src="https://ads.example/1"></iframe></figure>' +
    '<figure class="op-tracker"><iframe src="https://count.example/1"></iframe></figure>' +
    '<footer><ul class="op-related-articles"><li><a href="/8">Wind</a></li></ul></footer></article></body></html>';
  expect(storyOf(html(article))?.body).toEqual([
    { type: 'heading', level: 2, content: ['In Bhopal'] },
    p('Wet.'),
  ]);
});

it.each([
  ['Rain,Dams of Bhopal,नदी', ['Rain', 'Dams of Bhopal', 'नदी']],
  ['Rain;Dams|Rivers', ['Rain', 'Dams', 'Rivers']],
  ['Dams, rivers and lakes', ['Dams, rivers and lakes']],
  ['A fine of ₹1,000', ['A fine of ₹1,000']],
  ['%E0%A4%A8%E0%A4%A6%E0%A5%80-%E0%A4%AA%E0%A4%B0', ['नदी-पर']],
  ['50% Off', ['50% Off']],
])('the category %s is %j', (name, names) => {
  const { category, tags = [] } = storyOf(html('<p>a</p>'), { categories: [name] }) ?? {};
  expect([category, ...tags.map((tag) => tag.name)]).toEqual(names);
});

it('leaves what the host of a podcast adds out of the summary', () => {
  const note =
    '<p>Learn more about your ad choices. Visit <a href="https://megaphone.fm/adchoices">megaphone.fm/adchoices</a></p>';
  const value = `<p>Why it rained.</p>${note}`;
  expect(storyOf(html(value), { summary: html(value) })).toMatchObject({
    summary: 'Why it rained.',
    body: [p('Why it rained.')],
  });
});

it.each([
  '<span>Rain</span>\n\n<span><span>admin</span></span>\n\n<span><time datetime="2024-11-18T10:30:00+05:30" class="datetime">Mon, 11/18/2024 - 10:30</time>\n</span>\n\n<div><p>It rains.</p></div>',
  '<span>Rain</span> <span><time datetime="2024-11-18">सोम</time></span><p>It rains.</p>',
])('leaves out what Drupal says of the story before its text: %s', (value) => {
  expect(storyOf(html(value), { summary: html(value) })).toMatchObject({
    summary: 'It rains.',
    body: [p('It rains.')],
  });
});

it('keeps a text that begins with spans', () => {
  const value = '<span>Rain</span> <span>fell on <time>Monday</time></span>';
  expect(storyOf(html(value))?.body).toEqual([p('Rain fell on Monday')]);
});
