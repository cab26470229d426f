import type { SampleArticle, SampleText } from '@/lib/content/sample';
import type { Content } from './content';
import { moduleOf, typed } from './moduleOf';

const SAMPLE = "import('../lib/content/sample').SampleArticle";

const withoutText = ({ body: _, ...article }: SampleArticle & SampleText): SampleArticle => article;

/** The modules of the content. Texts of samples are apart, so that no page that lists samples carries them. */
export function contentModules({ states, samples, ...content }: Content): Record<string, string> {
  const all = [...Object.values(samples), ...states.map((state) => state.samples)].flat();
  return {
    // Apart from the records: the server outside of Next reads it too.
    '.site/states.mjs': moduleOf({
      STATE_IDS: typed(
        'readonly string[]',
        states.map(({ id }) => id),
      ),
    }),
    '.site/stateRecords.mjs': moduleOf({
      RECORDS: typed(
        "readonly import('../lib/content/states/state').StateRecord[]",
        states.map((state) => ({ ...state, samples: state.samples.map(withoutText) })),
      ),
    }),
    '.site/samples.mjs': moduleOf({
      SAMPLES: typed(
        `Readonly<Record<string, readonly ${SAMPLE}[]>>`,
        Object.fromEntries(
          Object.entries(samples).map(([path, list]) => [path, list.map(withoutText)]),
        ),
      ),
    }),
    '.site/bodies.mjs': moduleOf({
      BODIES: typed(
        "Readonly<Record<string, import('../lib/content/sample').SampleText['body']>>",
        Object.fromEntries(all.map(({ id, body }) => [id, body])),
      ),
    }),
    '.site/jobs.mjs': moduleOf({
      JOBS: typed("readonly import('../lib/site/contentSchema').Job[]", content.jobs),
    }),
    '.site/adPackages.mjs': moduleOf({
      AD_PACKAGES: typed(
        "readonly import('../lib/site/contentSchema').AdPackage[]",
        content.adPackages,
      ),
    }),
    '.site/weather.mjs': moduleOf({
      WEATHER: typed("readonly import('../lib/content/weather').CityRecord[]", content.weather),
    }),
    '.site/markets.mjs': moduleOf({
      MARKET_SUMMARY: typed(
        "readonly import('../lib/site/contentSchema').MarketIndex[]",
        content.markets,
      ),
    }),
    '.site/regions.mjs': moduleOf({
      REGIONS: typed("readonly import('../lib/site/contentSchema').Region[]", content.regions),
    }),
    '.site/climate.mjs': moduleOf({
      CLIMATE: typed("import('../lib/site/contentSchema').Climate | null", content.climate),
    }),
    '.site/horoscope.mjs': moduleOf({ READINGS: content.horoscope }),
  };
}
