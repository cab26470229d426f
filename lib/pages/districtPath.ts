import { type District, DISTRICTS } from '@/lib/content/districts';
import { statePath } from './statePath';

export const districtPath = ({ state, id }: Pick<District, 'state' | 'id'>) =>
  `${statePath(state)}/${id}`;

export const districtAt = (path: string): District | null =>
  DISTRICTS.find((district) => districtPath(district) === path) ?? null;
