import type { StateKey } from '@/lib/content/keys';
import type { SampleArticle } from '@/lib/content/sample';
import type { Wording } from '@/lib/i18n/localized';

/** A sight, and in a sentence what it is. */
export type Attraction = { picture: string; name: Wording; text: Wording };

/**
 * Reference data of a state. The facts are true, the samples invented.
 *
 * Sources: population from the Census of India 2011, Primary Census Abstract (final totals). Area
 * from the series commonly published beside that census; the census's own table A-1 differs for
 * three of the states (Madhya Pradesh 308,252, Gujarat 196,244, Tamil Nadu 130,060). The rest can
 * be checked at the state portals (mp.gov.in, rajasthan.gov.in and so on), in UNESCO's lists of
 * heritage and at the Archaeological Survey of India (asi.nic.in).
 */
export type StateRecord<Text = unknown> = {
  /** As in the URL, e.g. 'madhya-pradesh'. */
  id: string;
  name: Wording;
  /** The short code, as on number plates, e.g. 'MP'. */
  code: Wording;
  capital: Wording;
  region: Wording;
  /** For a thin mark beside the name, never for text. */
  colour: string;
  population: number;
  areaKm2: number;
  /** ISO date of the formation or reorganisation that the state counts from. */
  established: string;
  /** Some of those most spoken, the official one first. */
  languages: Wording<readonly string[]>;
  majorCities: Wording<readonly string[]>;
  /** The ids of those that a reader may choose, of the weather or of a tool. */
  cities: readonly string[];
  attractions: readonly Attraction[];
  description: Wording;
  samples: readonly (SampleArticle & Text)[];
};

/** A state of the site. */
export type State = StateRecord & { key: StateKey };
