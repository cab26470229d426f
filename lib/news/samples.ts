import 'server-only';
import type { Bodies } from '@/lib/content/bodies/body';
import type { StateKey } from '@/lib/content/keys';
import type { SampleArticle } from '@/lib/content/sample';
import { STATE_LIST } from '@/lib/content/states/states';
import { type Section, SECTION_PATHS, SECTIONS } from '@/lib/site/sections';

/** A sample article, and the state whose page shows it. */
export type Sample = { article: SampleArticle; state: StateKey | null };

const sections: readonly Section[] = SECTION_PATHS.map((path) => SECTIONS[path]);

/** Every sample article of the site. */
export const SAMPLES: readonly Sample[] = [
  ...sections.flatMap(({ samples = [] }) => samples.map((article) => ({ article, state: null }))),
  ...STATE_LIST.flatMap(({ key, samples }) => samples.map((article) => ({ article, state: key }))),
];

/**
 * All texts of sample articles. They stand apart from the articles, so that no page that lists
 * those carries them.
 */
export const SAMPLE_BODIES: Bodies = Object.fromEntries(
  [...sections, ...STATE_LIST].flatMap(({ bodies = {} }) => Object.entries(bodies)),
);
