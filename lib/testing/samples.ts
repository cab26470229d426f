import { paragraphs } from '@/lib/format/paragraphs';
import type { CardData } from '@/lib/stories/browser/cards';
import { type Body, paragraphsBody } from '@/lib/story/body';
import type { FeaturedStory, Slide, StoryCard } from '@/lib/story/story';

/** Noon in India on 20 November 2026, when every test takes place. */
export const NOW = Date.parse('2026-11-20T06:30:00.000Z');

export const ENGLISH = 'Monsoon reaches the hills';
export const HINDI = 'मानसून पहाड़ों तक पहुँचा';

/** A text as a story has it: a blank line ends a paragraph. */
export const bodyOf = (text: string): Body => paragraphsBody(paragraphs(text));

export const card = (given: Partial<StoryCard> = {}): StoryCard => ({
  id: 'a1',
  lang: 'en',
  title: ENGLISH,
  summary: 'Rain fell before noon.',
  picture: 'http://localhost:4000/rain.jpg',
  category: 'weather',
  state: 'madhya-pradesh',
  place: 'Pachmarhi',
  publishedAt: '2026-11-20T06:25:00.000Z', // five minutes before NOW
  views: 12_300,
  videoUrl: null,
  youtubeId: null,
  ...given,
});

export const story = (given: Partial<FeaturedStory> = {}): FeaturedStory => ({
  ...card(),
  body: bodyOf('It rained.\n\nThen it stopped.'),
  highlights: [],
  priority: 1,
  ...given,
});

export const slide = (given: Partial<Slide> = {}): Slide => ({
  id: 'p1',
  lang: 'en',
  title: ENGLISH,
  summary: 'Rain fell before noon.',
  picture: 'http://localhost:4000/rain.jpg',
  category: 'weather',
  readTime: 3,
  youtubeId: null,
  link: null,
  ...given,
});

export const clicked = (given: Partial<CardData> = {}): CardData => ({
  id: 'a1',
  lang: 'en',
  title: ENGLISH,
  summary: 'Rain fell before noon.',
  picture: null,
  videoUrl: null,
  youtubeId: null,
  ...given,
});

/** Cards with these ids, whose titles name them. */
export const cards = (...ids: string[]) => ids.map((id) => card({ id, title: `Story ${id}` }));
