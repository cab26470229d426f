/** @jest-environment node */

import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { Article } from '@/components/lite/parts/Article';
import { atom } from '@/lib/seo/feeds/atom';
import { feedEntry } from '@/lib/seo/feeds/feedEntry';
import { jsonFeed } from '@/lib/seo/feeds/jsonFeed';
import { rss } from '@/lib/seo/feeds/rss';
import { storyMarkdown } from '@/lib/seo/markdown/storyMarkdown';
import { describeStory } from '@/lib/seo/structuredData/describeStory';
import type { Block } from '@/lib/stories/model/body';
import type { Story } from '@/lib/stories/model/story';
import { NOW } from '@/lib/testing/samples';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { words } from '@/lib/testing/words';
import { articleView, markupOf } from './views';

jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

const PICTURES = 'https://cms.narmada24.example/wp-content/uploads';

type BlockOf<T, B = Block> = B extends { type: unknown }
  ? T extends B['type']
    ? B
    : never
  : never;

/** One block of each kind, and the texts that no form of the story may lose. */
const BLOCKS = {
  paragraph: [{ content: ['OfParagraph'] }, ['OfParagraph']],
  heading: [{ level: 2, content: ['OfHeading'] }, ['OfHeading']],
  list: [
    { ordered: true, items: [{ content: ['OfItem'], blocks: [text('OfBlockInItem')] }] },
    ['OfItem', 'OfBlockInItem'],
  ],
  quotation: [{ content: [['OfQuotation']], source: 'OfSource' }, ['OfQuotation', 'OfSource']],
  picture: [
    { picture: { url: `${PICTURES}/a.jpg`, alt: '', caption: 'OfCaption', credit: 'OfCredit' } },
    ['OfCaption', 'OfCredit'],
  ],
  gallery: [
    { pictures: [{ url: `${PICTURES}/b.jpg`, alt: 'OfAlternative', caption: 'OfGallery' }] },
    ['OfGallery'],
  ],
  preformatted: [{ content: ['OfCode'] }, ['OfCode']],
  table: [
    {
      caption: 'OfTable',
      head: [[{ content: ['OfHead'] }]],
      rows: [[{ content: [{ type: 'strong', content: ['OfCell'] }] }]],
    },
    ['OfTable', 'OfHead', 'OfCell'],
  ],
  embed: [
    { provider: 'x', id: '20', url: 'https://x.com/of/status/20', title: 'OfEmbed' },
    ['OfEmbed', 'x.com/of/status/20'],
  ],
  audio: [{ url: `${PICTURES}/of.ogg`, caption: 'OfAudio' }, ['OfAudio', 'of.ogg']],
  video: [{ url: `${PICTURES}/of.webm`, caption: 'OfVideo' }, ['OfVideo', 'of.webm']],
  rule: [{}, []],
  truncated: [{ url: 'https://cms.narmada24.example/whole' }, ['cms.narmada24.example/whole']],
} satisfies { [T in Block['type']]: [Omit<BlockOf<T>, 'type'>, string[]] };

function text(content: string): Block {
  return { type: 'paragraph', content: [content] };
}
const body = Object.entries(BLOCKS).map(([type, [given]]) => ({ type, ...given })) as Block[];

const STORY = {
  id: 'all',
  lang: 'en',
  title: 'OfTitle',
  summary: 'OfSummary',
  picture: `${PICTURES}/lead.jpg`,
  category: 'business',
  state: 'Madhya Pradesh',
  place: 'OfPlace',
  publishedAt: '2026-11-19T06:30:00.000Z',
  modifiedAt: '2026-11-20T04:30:00.000Z',
  views: null,
  authors: [{ name: 'OfAuthor', slug: 'of-author' }],
  tags: [{ name: 'OfTag', slug: 'of-tag' }],
  pictureAlt: 'OfPictureAlt',
  pictureCaption: 'OfPictureCaption',
  pictureCredit: 'OfPictureCredit',
  highlights: ['OfHighlight'],
  audioUrl: `${PICTURES}/spoken.ogg`,
  videoUrl: `${PICTURES}/filmed.webm`,
  youtubeId: null,
  body,
} satisfies Story;

/** What each field shows, in any form that has it. */
const FIELDS = {
  title: 'OfTitle',
  summary: 'OfSummary',
  /** Itself, or as this site fits it. */
  picture: /lead\.jpg|\/(og|pictures)\//,
  category: 'Business',
  state: 'Madhya Pradesh',
  place: 'OfPlace',
  publishedAt: /19 November 2026|2026-11-19|19 Nov 2026/,
  modifiedAt: /20 November 2026|2026-11-20|20 Nov 2026/,
  authors: 'OfAuthor',
  tags: 'OfTag',
  pictureAlt: 'OfPictureAlt',
  pictureCaption: 'OfPictureCaption',
  pictureCredit: 'OfPictureCredit',
  highlights: 'OfHighlight',
  audioUrl: 'spoken.ogg',
  videoUrl: 'filmed.webm',
} satisfies Partial<Record<keyof Story, string | RegExp>>;

const t = createTranslator({ locale: 'en', messages: words.en });
const LITE_WORDS = {
  locale: 'en' as const,
  t,
  category: () => t('Categories.business'),
  state: (name: string) => name,
  age: (at: string) => at,
};

async function feeds() {
  const entries = [await feedEntry(STORY)];
  const document = {
    locale: 'en' as const,
    brand: 'Narmada 24',
    title: 'News',
    description: 'News',
    page: 'https://narmada24.example/',
    self: 'https://narmada24.example/feeds/en/all',
    updated: new Date(NOW),
    entries,
  };
  return { rss: rss(document), atom: atom(document), json: JSON.stringify(jsonFeed(document)) };
}

const written = (async () => {
  process.env.SITE_URL = 'https://narmada24.example';
  process.env.NEWS_API_URL = 'https://api.narmada24.example';
  speakOnServer('en');
  return {
    page: markupOf([articleView(STORY)], ['en', words.en]),
    lite: renderToStaticMarkup(<Article story={STORY} words={LITE_WORDS} now={NOW} />),
    markdown: await storyMarkdown(STORY, 'en', NOW),
    structured: JSON.stringify(await describeStory(STORY)),
    ...(await feeds()),
  };
})();

const lacks = (form: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? !form.includes(wanted) : !wanted.test(form);

/** A feed's entry has a headline, a text and one picture; its reader goes to the page for the rest. */
const NOT_IN_FEEDS = [
  'state',
  'place',
  'pictureAlt',
  'pictureCaption',
  'pictureCredit',
  'audioUrl',
  'videoUrl',
];

/** The forms of a story, and the fields that each leaves out on purpose. */
it.each([
  ['page', []],
  ['lite', []],
  ['markdown', []],
  ['rss', NOT_IN_FEEDS],
  ['atom', NOT_IN_FEEDS],
  ['json', NOT_IN_FEEDS],
  // The text, and what belongs to it, is read on the page.
  ['structured', ['summary', 'pictureAlt', 'highlights', 'audioUrl']],
] as const)('%s shows every field but %j', async (form, leftOut) => {
  const { [form]: shown } = await written;
  const missing = Object.entries(FIELDS).filter(([, wanted]) => lacks(shown, wanted));
  expect(missing.map(([field]) => field)).toEqual(leftOut);
});

it.each(['page', 'lite', 'markdown', 'rss', 'atom', 'json'] as const)(
  '%s has the whole text, block by block',
  async (form) => {
    const { [form]: shown } = await written;
    const lost = Object.values(BLOCKS).flatMap(([, texts]) =>
      texts.filter((one) => lacks(shown, one)),
    );
    expect(lost).toEqual([]);
  },
);
