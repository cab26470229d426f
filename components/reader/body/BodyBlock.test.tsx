import { screen, within } from '@testing-library/react';
import type { Block } from '@/lib/story/body';
import { renderInLocale, speak } from '@/lib/testing/renderInLocale';
import { pageForm } from '@/lib/testing/textForms';
import { BodyBlock } from './BodyBlock';

const PICTURE = 'https://cms.example.org/uploads/a.jpg';
const draw = (block: Block, locale: 'en' | 'hi' = 'en') =>
  renderInLocale(<BodyBlock block={block} form={pageForm(locale)} className="x" />, locale)
    .container;

it.each<[string, Block, string]>([
  ['a paragraph', { type: 'paragraph', content: ['One <b>'] }, '<p class="x">One &lt;b&gt;</p>'],
  [
    'marks',
    {
      type: 'paragraph',
      content: [
        { type: 'strong', content: ['a', { type: 'emphasis', content: ['b'] }] },
        { type: 'break' },
        { type: 'code', content: ['c'] },
      ],
    },
    '<p class="x"><strong>a<em>b</em></strong><br><code>c</code></p>',
  ],
  ['a rule', { type: 'rule' }, '<hr class="x border-rule">'],
])('draws %s', (_, block, html) => {
  expect(draw(block).innerHTML).toBe(html);
});

it.each([
  ['en', 'https://other.example/a', 'there (other site)', '_blank'],
  ['hi', 'https://other.example/a', 'there (दूसरी साइट)', '_blank'],
  ['en', 'https://narmada24.example/news/1', 'there', null],
  ['en', 'mailto:news@example.org', 'there', null],
] as const)('in %s marks a link to %s', (locale, href, name, target) => {
  draw({ type: 'paragraph', content: [{ type: 'link', href, content: ['there'] }] }, locale);
  const link = screen.getByRole('link', { name });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, target]);
});

it('tells other sites and search engines nothing of a link', () => {
  draw({
    type: 'paragraph',
    content: [{ type: 'link', href: 'https://other.example/', content: ['there'] }],
  });
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

it.each([
  [2, 'H2'],
  [3, 'H3'],
  [4, 'H4'],
] as const)('draws a heading of level %d', (level, tag) => {
  draw({ type: 'heading', level, content: ['Rain'] });
  expect(screen.getByRole('heading', { name: 'Rain', level }).tagName).toBe(tag);
});

it('a heading of the fourth level is no plain text', () => {
  draw({ type: 'heading', level: 4, content: ['Rain'] });
  expect(screen.getByRole('heading', { name: 'Rain' })).toHaveClass('font-bold');
});

it.each([
  [true, 'OL'],
  [false, 'UL'],
])('draws a list, ordered: %s', (ordered, tag) => {
  draw({ type: 'list', ordered, items: [{ content: ['One'] }, { content: ['Two'] }] });
  const list = screen.getByRole('list');
  expect(list.tagName).toBe(tag);
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});

it('draws a quotation with its source', () => {
  draw({ type: 'quotation', content: [['One.'], ['Two.']], source: 'A teacher' });
  expect(screen.getByRole('blockquote')).toHaveTextContent('One.Two.A teacher');
});

it('draws a picture from the site itself, in a place of its own size', () => {
  draw({
    type: 'picture',
    picture: {
      url: PICTURE,
      alt: 'A bridge',
      caption: 'Rain',
      credit: 'Asha',
      width: 9,
      height: 6,
    },
  });
  const image = within(screen.getByRole('figure')).getByRole('img', { name: 'A bridge' });
  expect(image).toHaveAttribute('width', '9');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('src', `/pictures/fit?url=${encodeURIComponent(PICTURE)}&w=480`);
  expect(screen.getByText(/Rain/)).toHaveTextContent('Rain (Picture: Asha)');
});

it('puts no bars around a picture of unknown size, and words in the place of one that fails', () => {
  draw({ type: 'picture', picture: { url: PICTURE, alt: 'A bridge' } });
  expect(screen.getByRole('img')).not.toHaveClass('bg-sunk');
  expect(screen.getByText('No Image')).toHaveClass('hidden', 'group-data-failed/pic:grid');
  expect(screen.getByText('No Image').parentElement).toContainElement(screen.getByRole('img'));
});

it('draws a gallery', () => {
  const picture = { url: PICTURE, alt: 'A bridge' };
  draw({ type: 'gallery', pictures: [picture, { ...picture, caption: 'Rain' }] });
  expect(
    within(screen.getByRole('group', { name: 'Pictures' })).getAllByRole('figure'),
  ).toHaveLength(2);
});

it.each([
  [[[3000, 2000]], ['cover'], 1],
  [
    [
      [1200, 800],
      [800, 1200],
    ],
    ['cover', 'contain'],
    0,
  ],
  [[[1200, 900], [], []], ['cover', 'contain', 'contain'], 1],
])('draws a gallery of %j without bars or a hole', (sizes, fits, across) => {
  const pictures = sizes.map(([width, height]) => ({
    url: PICTURE,
    alt: 'A bridge',
    ...(width && height && { width, height }),
  }));
  draw({ type: 'gallery', pictures });
  const shown = screen.getAllByRole('img').map(({ className }) => className);
  expect(shown.map((name) => /object-(\w+)/.exec(name)?.[1])).toEqual(fits);
  const wide = screen.getAllByRole('figure').filter(({ className }) => className === 'col-span-2');
  expect(wide).toHaveLength(across);
});

it.each([
  ['Rain in mm', 'Rain in mm'],
  [undefined, 'Table'],
])('draws a table with the caption %s in a frame that the keyboard scrolls', (caption, name) => {
  draw({
    type: 'table',
    ...(caption && { caption }),
    head: [[{ content: ['City'] }, { content: ['mm'] }]],
    rows: [[{ content: ['Indore'] }, { content: [{ type: 'strong', content: ['12'] }] }]],
  });
  const frame = screen.getByRole('region', { name });
  expect(frame).toHaveAttribute('tabindex', '0');
  expect(within(frame).getByRole('cell', { name: '12' })).toHaveClass('text-end');
  expect(within(frame).getByRole('columnheader', { name: 'mm' })).toHaveClass('text-end');
  expect(within(frame).getByRole('cell', { name: 'Indore' })).toHaveClass('text-start');
});

it.each(['audio', 'video'] as const)('loads nothing of an %s before it is played', (type) => {
  const container = draw({ type, url: 'https://cms.example.org/uploads/a', caption: 'Rain' });
  expect(container.querySelector(type)).toHaveAttribute('preload', 'none');
  expect(screen.getByLabelText('Rain')).toHaveAttribute('src', 'https://cms.example.org/uploads/a');
});

it.each([
  ['en', 'x', 'Show the post (X)'],
  ['hi', 'x', 'पोस्ट दिखाएँ (एक्स)'],
  ['en', 'instagram', 'Show the post (Instagram)'],
  ['en', 'youtube', 'Play video (YouTube)'],
] as const)('in %s: a link for %s', (locale, provider, name) => {
  const url = 'https://example.org/post';
  draw({ type: 'embed', provider, id: '1', url, title: 'It rained.' }, locale);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  expect(screen.getByText('It rained.')).toBeVisible();
});

it.each(['en', 'hi'] as const)('says where the rest of a text is (%s)', (locale) => {
  const t = speak(locale);
  draw({ type: 'truncated', url: 'https://other.example/a' }, locale);
  expect(screen.getByRole('note')).toHaveTextContent(t('Reader.truncated'));
  expect(screen.getByRole('note')).toHaveAttribute('lang', locale);
  const link = screen.getByRole('link', {
    name: `${t('Reader.wholeText')} (${t('Reader.otherSite')})`,
  });
  expect(link).toHaveAttribute('href', 'https://other.example/a');
});

it('says that a text goes on where no page has all of it', () => {
  draw({ type: 'truncated' });
  expect(screen.getByRole('note')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('marks the figures of a table on a lite page', () => {
  const table = {
    type: 'table',
    head: [],
    rows: [[{ content: ['Indore'] }, { content: ['12'] }]],
  } as const;
  const { kind, ...words } = pageForm('en');
  const form = { ...words, kind: 'lite', pictureName: () => kind } as const;
  renderInLocale(<BodyBlock block={table} form={form} className="" />);
  expect(screen.getAllByRole('cell').map(({ className }) => className)).toEqual(['', 'f']);
});
