/** @jest-environment node */

import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { Article } from '@/app/lite/parts/Article';
import { formatDate } from '@/lib/format/dates';
import { TIME_ZONE } from '@/lib/i18n/language';
import { atom } from '@/lib/seo/feeds/atom';
import { feedEntry } from '@/lib/seo/feeds/feedEntry';
import { jsonFeed } from '@/lib/seo/feeds/jsonFeed';
import { rss } from '@/lib/seo/feeds/rss';
import { storyMarkdown } from '@/lib/seo/markdown/storyMarkdown';
import { newsArticle } from '@/lib/seo/structuredData/newsArticle';
import type { Block, Inline, MarkType } from '@/lib/story/body';
import type { Story } from '@/lib/story/story';
import { decodeEntities } from '@/lib/testing/decodeEntities';
import { NOW } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { liteWordsOf } from '@/lib/testing/textForms';
import { words } from '@/lib/testing/words';
import { StoryArticle } from './StoryArticle';
import { feedHtml } from './body/feedHtml';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

/**
 * A story with every field and every kind of block is written in each form. Types ask for a new field
 * here; each form then has it or names it among what it lacks.
 */

const FILES = 'https://cms.example.org/uploads';
const mark = (type: MarkType): Inline => ({ type, content: [`a run in ${type}`] });
const MARKS: Record<MarkType, Inline> = {
  strong: mark('strong'),
  emphasis: mark('emphasis'),
  code: mark('code'),
  superscript: mark('superscript'),
  subscript: mark('subscript'),
  deletion: mark('deletion'),
  insertion: mark('insertion'),
};

type Of<Type extends Block['type']> = Required<Block & { type: Type }>;
const picture = (name: string): Of<'picture'>['picture'] => ({
  url: `${FILES}/${name}.jpg`,
  alt: `What ${name} shows`,
  caption: `Caption of ${name}`,
  credit: `Maker of ${name}`,
  width: 900,
  height: 600,
});

const BLOCKS: { [Type in Block['type']]: Of<Type> } = {
  paragraph: {
    type: 'paragraph',
    content: [
      'First words ',
      ...Object.values(MARKS),
      { type: 'break' },
      { type: 'link', href: 'https://other.example/linked', content: ['Linked words'] },
    ],
    isAside: true,
  },
  heading: { type: 'heading', level: 2, content: ['Heading words'] },
  list: {
    type: 'list',
    ordered: true,
    start: 3,
    reversed: true,
    numbering: 'a',
    items: [
      { content: ['Item one'], value: 7, blocks: [{ type: 'paragraph', content: ['Below it'] }] },
      { content: ['Item two'] },
    ],
  },
  quotation: { type: 'quotation', content: [['Quoted words']], source: 'Source of quotation' },
  picture: { type: 'picture', picture: picture('bridge') },
  gallery: { type: 'gallery', pictures: [picture('river'), picture('hill')] },
  preformatted: { type: 'preformatted', content: ['Preformatted words'] },
  table: {
    type: 'table',
    caption: 'Caption of table',
    head: [[{ content: ['Head cell'], columns: 2 }]],
    rows: [[{ content: ['Row cell'], isHeader: true, rows: 2 }, { content: ['Other cell'] }]],
  },
  embed: {
    type: 'embed',
    provider: 'x',
    id: '17',
    url: 'https://x.com/a/status/17',
    title: 'Title of post',
  },
  audio: { type: 'audio', url: `${FILES}/song.mp3`, caption: 'Caption of recording' },
  video: { type: 'video', url: `${FILES}/film.mp4`, caption: 'Caption of film' },
  rule: { type: 'rule' },
  truncated: { type: 'truncated', url: 'https://other.example/whole' },
};

const STORY: Required<
  Omit<Story, 'sample' | 'otherLanguage' | 'sampleViews' | 'live' | 'coverage'>
> & {
  publishedAt: string;
} = {
  id: 'every-field',
  lang: 'en',
  title: 'Every field has words',
  summary: 'Standfirst words',
  picture: `${FILES}/lead.jpg`,
  category: 'weather',
  state: 'madhya-pradesh',
  place: 'Pachmarhi',
  publishedAt: '2026-11-18T06:25:00.000Z',
  modifiedAt: '2026-11-19T06:25:00.000Z',
  views: 12_300,
  author: 'First author',
  audioUrl: `${FILES}/spoken.mp3`,
  pages: ['Page of web story'],
  videoUrl: `${FILES}/lead.mp4`,
  youtubeId: null,
  body: Object.values(BLOCKS),
  highlights: ['Key point'],
  authors: [
    { name: 'First author', slug: 'first-author' },
    { name: 'Second author', slug: 'second-author' },
  ],
  tags: [{ name: 'Tag words', slug: 'tag-slug' }],
  pictureAlt: 'What lead shows',
  pictureCaption: 'Caption of lead',
  pictureCredit: 'Maker of lead',
  canonicalUrl: 'https://other.example/original',
  meta: {
    title: 'Title for search',
    description: 'Description for search',
    socialTitle: 'Title for previews',
    socialDescription: 'Description for previews',
    socialPicture: `${FILES}/social.jpg`,
  },
  captions: [{ lang: 'en', url: `${FILES}/lead.vtt` }],
  videoDescription: 'What the film shows',
  readMinutes: 4,
  translationKey: 'key-of-translations',
};

/** Each text in a value, by where it stands; a block of a body stands at its kind. */
function textsIn(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value.trim()]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    NAMES.has(name) ? [] : textsIn(inside, [at, name].filter(Boolean).join('.')),
  );
}

/** What a reader never reads: keys of ours, and languages. */
const NAMES = new Set(['type', 'provider', 'numbering', 'lang']);
const { body: _, ...fields } = STORY;
const BODY = textsIn(BLOCKS);
const FIELDS = textsIn(fields);

const day = (iso: string) => formatDate(new Date(iso), 'long', 'en');
/** How else a form may write a text. */
const WRITTEN: Record<string, readonly string[]> = {
  picture: ['/pictures/every-field.'],
  category: ['Weather'],
  state: ['Madhya Pradesh'],
  publishedAt: [day(STORY.publishedAt), '2026-11-18T11:55', 'Wed, 18 Nov 2026'],
  modifiedAt: [day(STORY.modifiedAt), '2026-11-19T11:55'],
  // Marks that the form writes by other signs.
  'paragraph.content.5.content.0': ['^(a run in superscript)'],
  'paragraph.content.6.content.0': ['_(a run in subscript)'],
};

const missingIn = (form: string, texts: readonly [string, string][]) =>
  texts
    .filter(([at, text]) =>
      [text, encodeURIComponent(text), ...(WRITTEN[at] ?? [])].every(
        (written) => !form.includes(written),
      ),
    )
    .map(([at]) => at);

const page = () =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={words.en} timeZone={TIME_ZONE}>
      <StoryArticle
        story={STORY}
        origin="https://narmada24.example"
        now={NOW}
        contacts={{ phone: { display: '', href: 'tel:' }, emails: [] }}
      />
    </NextIntlClientProvider>,
  );

const LITE_WORDS = {
  ...liteWordsOf(),
  category: () => 'Weather',
  state: () => 'Madhya Pradesh',
};
const lite = () => renderToStaticMarkup(<Article story={STORY} words={LITE_WORDS} now={NOW} />);

const feed = async () => ({
  locale: 'en' as const,
  brand: 'Narmada 24',
  title: 'News',
  description: '',
  page: 'https://narmada24.example/',
  self: 'https://narmada24.example/feeds/en/all.x',
  updated: new Date(NOW),
  entries: [await feedEntry(STORY, feedHtml)],
});

const CONTEXT = {
  description: STORY.summary,
  section: 'Weather',
  state: 'Madhya Pradesh',
  channel: 'Narmada 24',
  preview: '/og.png',
};

/** Of web stories, and for the head of a page. */
const ELSEWHERE = [
  'pages.0',
  'canonicalUrl',
  'translationKey',
  ...FIELDS.flatMap(([at]) => (at.startsWith('meta.') ? [at] : [])),
];
const OF_VIDEO = ['captions.0.url', 'videoDescription'];
/** The ends of URLs of this site. */
const SLUGS = ['authors.0.slug', 'authors.1.slug', 'tags.0.slug'];
const NOT_IN_FEEDS = [
  ...['state', 'place', 'audioUrl', 'videoUrl'],
  ...['pictureAlt', 'pictureCaption', 'pictureCredit'],
  ...[...SLUGS, ...ELSEWHERE, ...OF_VIDEO],
];

/** Each form with what it has no place for: of the body, and of the story's other fields. */
const FORMS: {
  name: string;
  form: () => string | Promise<string>;
  lacks: { body?: readonly string[]; fields: readonly string[] };
}[] = [
  { name: 'page', form: page, lacks: { fields: ELSEWHERE } },
  { name: 'lite page', form: lite, lacks: { fields: [...ELSEWHERE, ...OF_VIDEO] } },
  {
    name: 'RSS',
    form: async () => JSON.stringify(parseRssFeed(rss(await feed())).items),
    lacks: { fields: [...NOT_IN_FEEDS, 'modifiedAt'] },
  },
  {
    name: 'Atom',
    form: async () => JSON.stringify(parseAtomFeed(atom(await feed())).entries),
    lacks: { fields: NOT_IN_FEEDS },
  },
  {
    name: 'JSON Feed',
    form: async () => JSON.stringify(parseJsonFeed(jsonFeed(await feed())).items),
    lacks: { fields: NOT_IN_FEEDS },
  },
  {
    name: 'Markdown',
    form: () => storyMarkdown(STORY, 'en', NOW),
    lacks: {
      fields: [...SLUGS, ...ELSEWHERE, ...OF_VIDEO],
    },
  },
  {
    name: 'JSON-LD',
    form: () => JSON.stringify(newsArticle(STORY, CONTEXT, 'en')),
    lacks: {
      body: BODY.flatMap(([at]) =>
        /^(picture|gallery)\..*(url|caption|credit)$/.test(at) ? [] : [at],
      ),
      fields: [
        ...['audioUrl', 'highlights.0', 'tags.0.slug', 'pictureAlt', 'captions.0.url'],
        ...ELSEWHERE.filter((at) => at !== 'canonicalUrl'),
      ],
    },
  },
];

beforeEach(() => {
  process.env.SITE_URL = 'https://narmada24.example';
  process.env.NEWS_API_URL = 'https://api.example.org';
  speakOnServer('en');
});

describe.each(FORMS)('$name', ({ form, lacks }) => {
  it('has every text of the body', async () => {
    expect(missingIn(decodeEntities(await form()), BODY)).toEqual(lacks.body ?? []);
  });

  it('has every other text of the story', async () => {
    const missing = missingIn(decodeEntities(await form()), FIELDS);
    expect(missing.sort()).toEqual([...lacks.fields].sort());
  });
});

it('feeds have neither class names nor relative URLs', async () => {
  const html = await feedHtml(STORY.body ?? [], 'en');
  expect(html).toContain('<img src="https://narmada24.example/');
  expect(html).not.toMatch(/ class=| (?:href|src)="(?!https:)|<link/);
});
