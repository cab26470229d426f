/** @jest-environment node */

import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Article } from '@/app/lite/parts/Article';
import { LiveArticle } from '@/features/live/LiveArticle';
import { formatDate } from '@/lib/format/dates';
import { TIME_ZONE } from '@/lib/i18n/language';
import { atom } from '@/lib/seo/feeds/atom';
import { feedEntry } from '@/lib/seo/feeds/feedEntry';
import { jsonFeed } from '@/lib/seo/feeds/jsonFeed';
import { rss } from '@/lib/seo/feeds/rss';
import { storyMarkdown } from '@/lib/seo/markdown/storyMarkdown';
import { claimReview } from '@/lib/seo/structuredData/claimReview';
import { liveBlogPosting } from '@/lib/seo/structuredData/liveBlogPosting';
import { newsArticle } from '@/lib/seo/structuredData/newsArticle';
import { livePage } from '@/lib/stories/livePage';
import { decodeEntities } from '@/lib/testing/decodeEntities';
import { BLOCKS, STORY } from '@/lib/testing/everyField';
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

/** Each text in a value, by where it stands; a block of a body stands at its kind. */
function textsIn(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value.trim()]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inside]) =>
    NAMES.has(name) ? [] : textsIn(inside, [at, name].filter(Boolean).join('.')),
  );
}

/** What a reader never reads: keys of ours, and languages. */
const NAMES = new Set(['type', 'provider', 'numbering', 'lang', 'translatedIds']);
const { body: _, live: __, ...fields } = STORY;
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
  'rating.stars': ['3.5 out of 5 stars', '3.5/5'],
  'corrections.0.at': ['21 November 2026', '2026-11-21T11:55'],
  'coverage.startedAt': ['2026-11-19T11:40'],
  'coverage.updates.0.at': ['11:45\u00a0am', '2026-11-19T11:45'],
  'coverage.updates.0.changedAt': ['11:50\u00a0am', '2026-11-19T11:50'],
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

const ON_PAGE = {
  story: STORY,
  origin: 'https://narmada24.example',
  now: NOW,
  contacts: { phone: { display: '', href: 'tel:' }, emails: [] },
};
const LIVE = livePage(STORY.coverage, {});
const inEnglish = (view: ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={words.en} timeZone={TIME_ZONE}>
      {view}
    </NextIntlClientProvider>,
  );
const page = () => inEnglish(<StoryArticle {...ON_PAGE} />);
const liveArticle = () =>
  inEnglish(<LiveArticle {...ON_PAGE} coverage={STORY.coverage} page={LIVE} />);

const LITE_WORDS = {
  ...liteWordsOf(),
  category: () => 'Weather',
  state: () => 'Madhya Pradesh',
};
const lite = () =>
  renderToStaticMarkup(<Article story={STORY} live={LIVE} words={LITE_WORDS} now={NOW} />);

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

const PAGE = `https://narmada24.example/news/${STORY.id}`;
const CONTEXT = {
  url: PAGE,
  description: STORY.summary,
  section: 'Weather',
  state: 'Madhya Pradesh',
  channel: 'Narmada 24',
  socialCard: '/og.png',
};

const COVERAGE = FIELDS.flatMap(([at]) => (at.startsWith('coverage.') ? [at] : []));
const STARTED = 'coverage.startedAt';
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
const ofAuthors = (...names: string[]) =>
  [0, 1].flatMap((at) => names.map((name) => `authors.${at}.${name}`));
const PORTRAITS = ['portrait', ...ofAuthors('picture')];
const NOT_IN_FEEDS = [
  ...['state', 'place', 'audioUrl', 'videoUrl'],
  ...['pictureAlt', 'pictureCaption', 'pictureCredit'],
  ...['rating.stars', ...PORTRAITS, ...ofAuthors('role', 'about')],
  ...[...SLUGS, ...ELSEWHERE, ...OF_VIDEO, STARTED],
  ...['id', 'at', 'changedAt', 'author'].map((name) => `coverage.updates.0.${name}`),
];

/** Each form with what it has no place for: of the body, and of the story's other fields. */
const FORMS: {
  name: string;
  form: () => string | Promise<string>;
  lacks: { body?: readonly string[]; fields: readonly string[] };
}[] = [
  { name: 'page', form: page, lacks: { fields: [...ELSEWHERE, ...COVERAGE] } },
  { name: 'live page', form: liveArticle, lacks: { fields: [...ELSEWHERE, STARTED] } },
  {
    name: 'lite page',
    form: lite,
    lacks: { fields: [...ELSEWHERE, ...OF_VIDEO, ...PORTRAITS, STARTED] },
  },
  {
    name: 'RSS',
    form: async () => JSON.stringify(parseRssFeed(rss(await feed())).items),
    lacks: { fields: [...NOT_IN_FEEDS, 'modifiedAt'] },
  },
  {
    name: 'Atom',
    form: async () => JSON.stringify(parseAtomFeed(atom(await feed())).entries),
    lacks: { fields: [...NOT_IN_FEEDS, 'agency'] },
  },
  {
    name: 'JSON Feed',
    form: async () => JSON.stringify(parseJsonFeed(jsonFeed(await feed())).items),
    lacks: { fields: [...NOT_IN_FEEDS, 'agency'] },
  },
  {
    name: 'Markdown',
    form: () => storyMarkdown(STORY, 'en', NOW),
    lacks: {
      fields: [...SLUGS, ...ELSEWHERE, ...OF_VIDEO, ...PORTRAITS, ...ofAuthors('about'), STARTED],
    },
  },
  {
    name: 'JSON-LD',
    form: () =>
      JSON.stringify([
        liveBlogPosting(newsArticle(STORY, CONTEXT, 'en'), STORY, LIVE.updates, PAGE),
        claimReview(STORY, CONTEXT.channel, PAGE),
      ]),
    lacks: {
      body: BODY.flatMap(([at]) =>
        /^(picture|gallery)\..*(url|caption|credit)$/.test(at) ? [] : [at],
      ),
      fields: [
        ...[
          'audioUrl',
          'rating.stars',
          'highlights.0',
          'tags.0.slug',
          'pictureAlt',
          'captions.0.url',
        ],
        ...ELSEWHERE.filter((at) => at !== 'canonicalUrl'),
        'coverage.updates.0.videoUrl',
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
