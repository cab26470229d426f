import type { State } from '@/lib/content/states/state';

/** The URL of a state's page without language prefix. */
export const statePath = ({ id }: Pick<State, 'id'>) => `/india/${id}`;
