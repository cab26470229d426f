import { BUSINESS_BODIES } from '@/lib/content/bodies/business';
import { ENTERTAINMENT_BODIES } from '@/lib/content/bodies/entertainment';
import { SPORTS_BODIES } from '@/lib/content/bodies/sports';
import { WORLD_BODIES } from '@/lib/content/bodies/world';
import { BUSINESS_SAMPLES } from '@/lib/content/business';
import { ENTERTAINMENT_SAMPLES } from '@/lib/content/entertainment';
import { LIFESTYLE_ARTICLE } from '@/lib/content/lifestyle';
import type { Bodies, SampleArticle } from '@/lib/content/sample';
import { SPORTS_SAMPLES } from '@/lib/content/sports';
import { TECHNOLOGY_ARTICLE } from '@/lib/content/technology';
import { WORLD_SAMPLES } from '@/lib/content/world';

/** Sample articles that a section shows, and their texts. */
type SectionSamples = { readonly samples: readonly SampleArticle[]; readonly bodies: Bodies };

/** The sample articles of the product's sections, by the section's URL without language prefix. */
export const SECTION_SAMPLES: Readonly<Record<string, SectionSamples>> = {
  '/world': { samples: WORLD_SAMPLES, bodies: WORLD_BODIES },
  '/business': { samples: BUSINESS_SAMPLES, bodies: BUSINESS_BODIES },
  '/sports': { samples: SPORTS_SAMPLES, bodies: SPORTS_BODIES },
  '/entertainment': { samples: ENTERTAINMENT_SAMPLES, bodies: ENTERTAINMENT_BODIES },
  '/technology': {
    samples: [TECHNOLOGY_ARTICLE],
    bodies: { [TECHNOLOGY_ARTICLE.id]: TECHNOLOGY_ARTICLE.body },
  },
  '/lifestyle': {
    samples: [LIFESTYLE_ARTICLE],
    bodies: { [LIFESTYLE_ARTICLE.id]: LIFESTYLE_ARTICLE.body },
  },
};

/** The sample articles of a section; none for one that the product has none for. */
export const samplesOf = (section: string): readonly SampleArticle[] =>
  SECTION_SAMPLES[section]?.samples ?? [];
