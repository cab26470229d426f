import type { Wording } from '@/lib/i18n/localized';
import type { StateKey } from './keys';
import type { SampleArticle } from './sample';

export type Attraction = { picture: string; name: Wording; text: Wording };

/**
 * Facts are real, samples invented. Population: Census of India 2011 (final totals). Area: common
 * series, not table A-1. Check state portals, UNESCO, asi.nic.in.
 */
export type StateRecord<Text = unknown> = {
  id: string;
  name: Wording;
  code: Wording;
  capital: Wording;
  region: Wording;
  /** For a thin mark beside the name, never for text. */
  colour: string;
  population: number;
  areaKm2: number;
  /** ISO date of the formation or reorganisation. */
  established: string;
  languages: Wording<readonly string[]>;
  majorCities: Wording<readonly string[]>;
  cities: readonly string[];
  attractions: readonly Attraction[];
  description: Wording;
  samples: readonly (SampleArticle & Text)[];
};

export type State = StateRecord & { key: StateKey };
