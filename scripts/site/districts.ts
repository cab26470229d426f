import type { DistrictRecord } from '@/lib/content/districts';
import type { Site } from '@/lib/site/siteSchema';
import type { Content } from './content';

const stateOf = ({ states }: Content, city: string) =>
  states.find(({ cities }) => cities.includes(city));

export const districts = (
  { districts: ids, otherNames }: Site,
  content: Content,
): readonly DistrictRecord[] =>
  ids.flatMap((id) => {
    const state = stateOf(content, id);
    const city = content.weather.find((one) => one.id === id);
    if (!state || !city) return [];
    const names = [id, ...Object.values(city.name)];
    const others = otherNames.filter((group) => group.some((name) => names.includes(name))).flat();
    return [{ id, state: state.id, name: city.name, names: [...new Set([...names, ...others])] }];
  });

export const districtFaults = ({ districts: ids, states }: Site, content: Content): string[] =>
  ids.flatMap((id, at) => [
    // An unreadable record is reported elsewhere, and may contain the city.
    ...(stateOf(content, id) || content.states.length < states.length
      ? []
      : [`districts names ${id}, which is not in the cities of any state`]),
    ...(content.weather.some((city) => city.id === id)
      ? []
      : [`districts names ${id}, which is not in content/weather.json`]),
    ...(ids.indexOf(id) === at ? [] : [`districts names ${id} twice`]),
  ]);
