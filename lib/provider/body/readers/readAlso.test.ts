import { bodyOfHtml } from '@/lib/provider/body/bodyOfHtml';
import type { Body } from '@/lib/story/body';
import { SITE } from '@/lib/testing/bodies';

const HERE = 'https://site.example';
const read = (html: string): Body =>
  bodyOfHtml(html, {
    base: SITE,
    media: { base: SITE, sources: [] },
    pages: { from: [SITE], to: HERE },
  });

const embed = (href: string) =>
  `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"><blockquote class="wp-embedded-content" data-secret="x"><a href="${href}">Rain</a></blockquote><iframe class="wp-embedded-content" src="${href}embed/"></iframe></div></figure>`;
const bookmark = (href: string) =>
  `<figure class="kg-card kg-bookmark-card"><a href="${href}"><div class="kg-bookmark-title">Rain</div></a></figure>`;

const line = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'link', href, content: ['Rain'] }],
});

it.each([
  ['an embedded post of WordPress', embed(`${SITE}/2026/11/rain/`), {}],
  ['a bookmark of Ghost', bookmark(`${SITE}/2026/11/rain/`), { isAside: true }],
])('%s of this site is a story to read also', (_, html, more) => {
  expect(read(html)).toEqual([{ ...line(`${HERE}/2026/11/rain/`), ...more, isReadAlso: true }]);
});

it.each([embed('https://other.example/a/'), bookmark('https://other.example/a/')])(
  'what leads elsewhere is a link: %s',
  (html) => {
    expect(read(html)).toEqual([expect.not.objectContaining({ isReadAlso: true })]);
    expect(read(html)).toMatchObject([line('https://other.example/a/')]);
  },
);

it.each([
  ['a heading', '<h3>यह भी पढ़ें</h3>'],
  ['a line', '<p>Also read: </p>'],
])('is not introduced again behind %s', (_, before) => {
  const cards = embed(`${SITE}/a/`) + bookmark(`${SITE}/b/`);
  const marked = read(`${before}${cards}<p>It rained.</p>${embed(`${SITE}/c/`)}`).filter(
    (block) => block.type === 'paragraph' && block.isReadAlso,
  );
  expect(marked).toMatchObject([line(`${HERE}/c/`)]);
});

it('a card without words is left to the others', () => {
  const html = `<blockquote class="wp-embedded-content"><a href="${SITE}/a/"></a></blockquote>`;
  expect(read(html)).toEqual([]);
});
