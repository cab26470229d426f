import type { SampleArticle, SampleText } from '@/lib/content/sample';
import type { Content } from './content';
import { moduleOf } from './moduleOf';

const SAMPLE = "import('../lib/content/sample').SampleArticle";

const withoutText = ({ body: _, ...article }: SampleArticle & SampleText): SampleArticle => article;

/** The modules of the content. Texts of samples are apart, so that no page that lists samples carries them. */
export function contentModules({ states, samples, ...content }: Content): Record<string, string> {
  const all = [...Object.values(samples), ...states.map((state) => state.samples)].flat();
  return {
    // Apart from the records: the server outside of Next reads it too.
    '.site/states.mjs': moduleOf(
      { STATE_IDS: states.map(({ id }) => id) },
      { STATE_IDS: 'readonly string[]' },
    ),
    '.site/stateRecords.mjs': moduleOf(
      { RECORDS: states.map((state) => ({ ...state, samples: state.samples.map(withoutText) })) },
      { RECORDS: "readonly import('../lib/content/states/state').StateRecord[]" },
    ),
    '.site/samples.mjs': moduleOf(
      {
        SAMPLES: Object.fromEntries(
          Object.entries(samples).map(([path, list]) => [path, list.map(withoutText)]),
        ),
      },
      { SAMPLES: `Readonly<Record<string, readonly ${SAMPLE}[]>>` },
    ),
    '.site/bodies.mjs': moduleOf(
      { BODIES: Object.fromEntries(all.map(({ id, body }) => [id, body])) },
      { BODIES: "Readonly<Record<string, import('../lib/content/sample').SampleText['body']>>" },
    ),
    '.site/jobs.mjs': moduleOf(
      { JOBS: content.jobs },
      { JOBS: "readonly import('../lib/content/jobs').Job[]" },
    ),
    '.site/adPackages.mjs': moduleOf(
      { AD_PACKAGES: content.adPackages },
      { AD_PACKAGES: "readonly import('../lib/content/advertising').AdPackage[]" },
    ),
    '.site/weather.mjs': moduleOf(
      { WEATHER: content.weather },
      { WEATHER: "readonly import('../lib/content/weather').WeatherCity[]" },
    ),
    '.site/markets.mjs': moduleOf(
      { MARKET_SUMMARY: content.markets },
      { MARKET_SUMMARY: "readonly import('../lib/content/markets').MarketIndex[]" },
    ),
    '.site/regions.mjs': moduleOf(
      { REGIONS: content.regions },
      { REGIONS: "readonly import('../lib/content/world').Region[]" },
    ),
    '.site/climate.mjs': moduleOf(
      { CLIMATE: content.climate },
      { CLIMATE: "import('../lib/content/world').Climate | null" },
    ),
    '.site/horoscope.mjs': moduleOf({ READINGS: content.horoscope }),
  };
}
