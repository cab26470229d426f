import 'server-only';
import type { Localized } from '@/lib/i18n/localized';
import type { Bodies } from './bodies/body';
import { BUSINESS_BODIES } from './bodies/business';
import { ENTERTAINMENT_BODIES } from './bodies/entertainment';
import { GUJARAT_BODIES } from './bodies/gujarat';
import { KARNATAKA_BODIES } from './bodies/karnataka';
import { MADHYA_PRADESH_BODIES } from './bodies/madhya-pradesh';
import { MAHARASHTRA_BODIES } from './bodies/maharashtra';
import { RAJASTHAN_BODIES } from './bodies/rajasthan';
import { SPORTS_BODIES } from './bodies/sports';
import { TAMIL_NADU_BODIES } from './bodies/tamil-nadu';
import { UTTAR_PRADESH_BODIES } from './bodies/uttar-pradesh';
import { WEST_BENGAL_BODIES } from './bodies/west-bengal';
import { WORLD_BODIES } from './bodies/world';
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
