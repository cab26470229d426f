import { type District, DISTRICTS } from '@/lib/content/states/districts';
import { statePath } from './statePath';

export const districtPath = ({ state, id }: Pick<District, 'state' | 'id'>) =>
  `${statePath(state)}/${id}`;

/** The district at `/india/{state}/{city}`, null for any other path. */
export const districtAt = (path: string): District | null =>
  DISTRICTS.find((district) => districtPath(district) === path) ?? null;
