import { BUSINESS_SAMPLES } from './business';
import { ENTERTAINMENT_SAMPLES } from './entertainment';
import type { StateKey } from './keys';
import { LIFESTYLE_ARTICLE } from './lifestyle';
import type { SampleArticle } from './sample';
import { SPORTS_SAMPLES } from './sports';
import { STATE_LIST } from './states';
import { TECHNOLOGY_ARTICLE } from './technology';
import { WORLD_SAMPLES } from './world';

/** A sample article, and the state whose page shows it. */
export type Sample = { article: SampleArticle; state: StateKey | null };

const SECTIONS: readonly SampleArticle[] = [
  ...ENTERTAINMENT_SAMPLES,
  ...SPORTS_SAMPLES,
  ...BUSINESS_SAMPLES,
  ...WORLD_SAMPLES,
  TECHNOLOGY_ARTICLE,
  LIFESTYLE_ARTICLE,
];

/** Every sample article of the site. */
export const SAMPLES: readonly Sample[] = [
  ...SECTIONS.map((article) => ({ article, state: null })),
  ...STATE_LIST.flatMap(({ key, samples }) => samples.map((article) => ({ article, state: key }))),
];
