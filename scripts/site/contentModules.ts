import type { SampleArticle, SampleText } from '@/lib/content/sample';
import type { Content } from './content';
import { moduleOf, typed } from './moduleOf';

const SAMPLE = "import('../lib/content/sample').SampleArticle";

const SCHEMA = "import('../lib/site/contentSchema')";

/** Kinds exported unchanged: kind, export name, type. */
const AS_GIVEN = [
  ['jobs', 'JOBS', `readonly ${SCHEMA}.Job[]`],
  ['adPackages', 'AD_PACKAGES', `readonly ${SCHEMA}.AdPackage[]`],
  ['weather', 'WEATHER', "readonly import('../lib/content/weather').CityRecord[]"],
  ['markets', 'MARKET_SUMMARY', `readonly ${SCHEMA}.MarketIndex[]`],
  ['regions', 'REGIONS', `${SCHEMA}.GivenContent['regions']`],
  ['climate', 'CLIMATE', `${SCHEMA}.GivenContent['climate'] | null`],
] as const;

const withoutText = ({ body: _, ...article }: SampleArticle & SampleText): SampleArticle => article;

/**
 * Generates the content modules. Sample bodies are separate, so that pages listing samples do not
 * load them.
 */
export function contentModules({ states, samples, ...content }: Content): Record<string, string> {
  const all = [...Object.values(samples), ...states.map((state) => state.samples)].flat();
  return {
    // Separate from the records: the server outside Next reads it too.
    '.site/states.mjs': moduleOf({
      STATE_IDS: typed(
        'readonly string[]',
        states.map(({ id }) => id),
      ),
    }),
    '.site/stateRecords.mjs': moduleOf({
      RECORDS: typed(
        "readonly import('../lib/content/stateRecord').StateRecord[]",
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
    ...Object.fromEntries(
      AS_GIVEN.map(([kind, name, type]) => [
        `.site/${kind}.mjs`,
        moduleOf({ [name]: typed(type, content[kind]) }),
      ]),
    ),
    '.site/horoscope.mjs': moduleOf({ READINGS: content.horoscope }),
  };
}
