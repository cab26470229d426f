import type { State } from '@/lib/reference/states/state';

/** The address of a state's page without language prefix. */
export const statePath = ({ id }: Pick<State, 'id'>) => `/india/${id}`;
