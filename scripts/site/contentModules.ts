import type { SampleArticle, SampleText } from '@/lib/content/sample';
import type { Content } from './content';
import { moduleOf } from './moduleOf';

const SAMPLE = "import('../lib/content/sample').SampleArticle";

const withoutText = ({ body: _, ...article }: SampleArticle & SampleText): SampleArticle => article;

/** The modules of the content. Texts of samples are apart, so that no page that lists samples carries them. */
export function contentModules({ states, samples }: Content): Record<string, string> {
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
      { BODIES: "import('../lib/content/sample').Bodies" },
    ),
  };
}
