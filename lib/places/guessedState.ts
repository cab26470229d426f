import { FRONT_STATE } from '#site/home.mjs';
import { STATE_LIST } from '@/lib/content/states/states';
import type { State } from '@/lib/content/states/state';

/** Languages that are read in one state above all, by that state's page. */
const STATE_OF_LANGUAGE: Readonly<Record<string, string>> = {
  bn: 'west-bengal',
  gu: 'gujarat',
  kn: 'karnataka',
  mr: 'maharashtra',
  ta: 'tamil-nadu',
};

/**
 * The state that a reader is most likely from, by nothing but the page's language and the site's states: the language's
 * own, else that of the front page. Null where the site has neither.
 */
export const guessedState = (language: string): State | null =>
  STATE_LIST.find(({ id }) => id === STATE_OF_LANGUAGE[language]) ??
  STATE_LIST.find(({ key }) => key === FRONT_STATE) ??
  null;
