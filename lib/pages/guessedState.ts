import { FRONT_STATE } from '#site/home.mjs';
import type { State } from '@/lib/content/stateRecord';
import { STATE_LIST } from '@/lib/content/states';

const STATE_OF_LANGUAGE: Readonly<Record<string, string>> = {
  bn: 'west-bengal',
  gu: 'gujarat',
  kn: 'karnataka',
  mr: 'maharashtra',
  ta: 'tamil-nadu',
};

export const guessedState = (language: string): State | null =>
  STATE_LIST.find(({ id }) => id === STATE_OF_LANGUAGE[language]) ??
  STATE_LIST.find(({ key }) => key === FRONT_STATE) ??
  null;
