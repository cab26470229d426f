import type { Messages } from 'next-intl';

type Namespace = keyof Messages;

const WITH_CARDS = [
  'Story',
  'Time',
  'Categories',
  'States',
] as const satisfies readonly Namespace[];

const NAMESPACES = {
  cards: WITH_CARDS,
  home: [...WITH_CARDS, 'Faults', 'Hero', 'Home'],
} as const satisfies Record<string, readonly Namespace[]>;

export type IslandScope = keyof typeof NAMESPACES;

export const pickMessages = (messages: Messages, names: readonly Namespace[]) =>
  Object.fromEntries(names.map((name) => [name, messages[name]]));

export const islandMessages = (messages: Messages, scope: IslandScope) =>
  pickMessages(messages, NAMESPACES[scope]);
