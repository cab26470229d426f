import type { Block, Inline, MarkType } from '@/lib/story/body';
import type { LiveUpdate } from '@/lib/story/coverage';
import type { Story } from '@/lib/story/story';

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

/** One of each kind. */
export const BLOCKS: { [Type in Block['type']]: Of<Type> } = {
  paragraph: {
    type: 'paragraph',
    content: [
      'First words ',
      ...Object.values(MARKS),
      { type: 'break' },
      { type: 'link', href: 'https://other.example/linked', content: ['Linked words'] },
    ],
    isAside: true,
    isReadAlso: true,
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

/** Readers see no `filedAt`. */
const UPDATE: Required<Omit<LiveUpdate, 'filedAt'>> = {
  id: 'first-update',
  at: '2026-11-19T06:15:00.000Z',
  changedAt: '2026-11-19T06:20:00.000Z',
  headline: 'Headline of update',
  body: [{ type: 'paragraph', content: ['Text of update'] }],
  author: 'Author of update',
  picture: `${FILES}/update.jpg`,
  videoUrl: `${FILES}/update.mp4`,
  isKey: true,
};

/** Every field of a story and every kind of block: types ask for a new one here. */
export const STORY: Required<Omit<Story, 'sample' | 'otherLanguage' | 'sampleViews'>> & {
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
  portrait: `${FILES}/first-author.jpg`,
  rating: { value: 3.5, best: 5, stars: '★★★½☆' },
  seconds: 204,
  pictureCount: 8,
  audioUrl: `${FILES}/spoken.mp3`,
  pages: ['Page of web story'],
  videoUrl: `${FILES}/lead.mp4`,
  youtubeId: null,
  body: Object.values(BLOCKS),
  highlights: ['Key point'],
  corrections: [{ text: 'What was put right', at: '2026-11-21T06:25:00.000Z' }],
  factCheck: {
    claim: 'What was claimed',
    claimant: 'Who claimed it',
    verdict: 'What we found',
    url: 'https://other.example/claim',
  },
  dateline: 'BHOPAL',
  agency: 'Name of the wire',
  authors: [
    {
      name: 'First author',
      slug: 'first-author',
      role: 'Role of the first',
      picture: `${FILES}/first-author.jpg`,
      about: 'About the first',
    },
    {
      name: 'Second author',
      slug: 'second-author',
      role: 'Role of the second',
      picture: `${FILES}/second-author.jpg`,
      about: 'About the second',
    },
  ],
  tags: [{ name: 'Tag words', slug: 'tag-slug' }],
  pictureAlt: 'What lead shows',
  pictureCaption: 'Caption of lead',
  pictureCredit: 'Maker of lead',
  canonicalUrl: 'https://other.example/original',
  unlisted: true,
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
  translatedIds: { en: 'every-field', hi: 'every-field-hi' },
  live: 'on',
  premium: true,
  coverage: {
    startedAt: '2026-11-19T06:10:00.000Z',
    endedAt: null,
    pinned: null,
    updates: [UPDATE],
  },
};
