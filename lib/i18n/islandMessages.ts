import type { Messages } from 'next-intl';

type Namespace = keyof Messages;

const ON_EVERY_PAGE = ['Channel', 'Faults'] as const satisfies readonly Namespace[];
const WITH_CARDS = [
  ...ON_EVERY_PAGE,
  'Story',
  'Time',
  'Categories',
  'States',
] as const satisfies readonly Namespace[];

/** Islands' message namespaces by kind of page; all others stay on the server. */
const NAMESPACES = {
  page: ON_EVERY_PAGE,
  cards: WITH_CARDS,
  home: [...WITH_CARDS, 'Hero', 'Home'],
} as const satisfies Record<string, readonly Namespace[]>;

export type IslandScope = keyof typeof NAMESPACES;

export const pickMessages = (messages: Messages, names: readonly Namespace[]) =>
  Object.fromEntries(names.map((name) => [name, messages[name]]));

export const islandMessages = (messages: Messages, scope: IslandScope) =>
  pickMessages(messages, NAMESPACES[scope]);
