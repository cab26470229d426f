import type { z } from 'zod';
import type { SampleArticle, SampleText } from '@/lib/content/sample';
import type { StateRecord } from '@/lib/content/stateRecord';
import { contentSchemas, type GivenContent } from '@/lib/site/contentSchema';
import type { Site } from '@/lib/site/siteSchema';
import { faultsOf } from './formFaults';
import type { SiteFolder } from './siteFolder';

/** Data of `content` in a configuration folder; a missing file means no entries. */
export type Content = {
  states: readonly StateRecord<SampleText>[];
  samples: Readonly<Record<string, readonly (SampleArticle & SampleText)[]>>;
  scenes: readonly string[];
  climate: GivenContent['climate'] | null;
} & Pick<GivenContent, 'jobs' | 'adPackages' | 'weather' | 'markets' | 'regions' | 'horoscope'>;

const named = (files: readonly string[], ending: string) =>
  files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

export function readContent(folder: SiteFolder, site: Site): Content {
  const schemas = contentSchemas(Object.keys(site.languages));
  const scenes = named(folder.filesIn('content/scenes'), '.svg');

  function read<T>(file: string, schema: z.ZodType<T>): T | null {
    const given = folder.json(file);
    if (given === null) return null;
    const checked = faultsOf(schema, given);
    if ('value' in checked) return checked.value;
    for (const fault of checked.faults) folder.fault(file, fault);
    return null;
  }
  const readSamples = (file: string) => read(file, schemas.samples) ?? [];

  const samples = Object.fromEntries(
    named(folder.filesIn('content/samples'), '.json').map((name) => [
      `/${name}`,
      readSamples(`content/samples/${name}.json`),
    ]),
  );
  const states = site.states.flatMap((state) => {
    if (typeof state !== 'string') return schemas.state.parse(state);
    const file = stateFile(state);
    return (folder.has(file) && read(file, schemas.state)) || [];
  });

  const drawn = (file: string, items: readonly { picture: string }[]) => {
    for (const { picture } of items)
      if (!scenes.includes(picture))
        folder.fault(file, `needs content/scenes/${picture}.svg, which is missing`);
  };
  for (const [path, list] of Object.entries(samples)) drawn(`content/samples${path}.json`, list);
  for (const { id, samples: own, attractions } of states)
    drawn(site.states.includes(id) ? stateFile(id) : 'site.config.ts', [...own, ...attractions]);
  return {
    states,
    samples,
    scenes,
    jobs: read('content/jobs.json', schemas.jobs) ?? [],
    adPackages: read('content/adPackages.json', schemas.adPackages) ?? [],
    weather: read('content/weather.json', schemas.weather) ?? [],
    markets: read('content/markets.json', schemas.markets) ?? [],
    regions: read('content/regions.json', schemas.regions) ?? [],
    climate: read('content/climate.json', schemas.climate),
    horoscope: read('content/horoscope.json', schemas.horoscope) ?? {},
  };
}

export const stateIds = ({ states }: Pick<Site, 'states'>): string[] =>
  states.map((state) => (typeof state === 'string' ? state : state.id));

export const stateFile = (id: string) => `content/states/${id}.json`;
