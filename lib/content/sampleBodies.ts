import 'server-only';
import type { Localized } from '@/lib/i18n/localized';
import type { Bodies } from '@/lib/content/bodies/body';
import { BUSINESS_BODIES } from '@/lib/content/bodies/business';
import { ENTERTAINMENT_BODIES } from '@/lib/content/bodies/entertainment';
import { GUJARAT_BODIES } from '@/lib/content/bodies/gujarat';
import { KARNATAKA_BODIES } from '@/lib/content/bodies/karnataka';
import { MADHYA_PRADESH_BODIES } from '@/lib/content/bodies/madhya-pradesh';
import { MAHARASHTRA_BODIES } from '@/lib/content/bodies/maharashtra';
import { RAJASTHAN_BODIES } from '@/lib/content/bodies/rajasthan';
import { SPORTS_BODIES } from '@/lib/content/bodies/sports';
import { TAMIL_NADU_BODIES } from '@/lib/content/bodies/tamil-nadu';
import { UTTAR_PRADESH_BODIES } from '@/lib/content/bodies/uttar-pradesh';
import { WEST_BENGAL_BODIES } from '@/lib/content/bodies/west-bengal';
import { WORLD_BODIES } from '@/lib/content/bodies/world';
import { LIFESTYLE_ARTICLE } from './lifestyle';
import { TECHNOLOGY_ARTICLE } from './technology';

/**
 * All texts of sample articles. They stand apart from the articles, so that no page that lists
 * those carries them.
 */
export const SAMPLE_BODIES: Bodies = {
  ...ENTERTAINMENT_BODIES,
  ...SPORTS_BODIES,
  ...BUSINESS_BODIES,
  ...WORLD_BODIES,
  ...MADHYA_PRADESH_BODIES,
  ...RAJASTHAN_BODIES,
  ...MAHARASHTRA_BODIES,
  ...KARNATAKA_BODIES,
  ...TAMIL_NADU_BODIES,
  ...UTTAR_PRADESH_BODIES,
  ...GUJARAT_BODIES,
  ...WEST_BENGAL_BODIES,
  [TECHNOLOGY_ARTICLE.id]: TECHNOLOGY_ARTICLE.body,
  [LIFESTYLE_ARTICLE.id]: LIFESTYLE_ARTICLE.body,
};

/** The text of a sample article, in paragraphs. */
export const sampleBody = (id: string): Localized<readonly string[]> | undefined =>
  SAMPLE_BODIES[id];
