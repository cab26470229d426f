import type { Messages } from 'next-intl';

type Namespace = keyof Messages;

const ON_EVERY_PAGE = ['Channel', 'Faults'] as const satisfies readonly Namespace[];
const WITH_STORIES = [
  ...ON_EVERY_PAGE,
  'Story',
  'Time',
  'Categories',
  'States',
  'Reader',
  'Share',
  'Preview',
] as const satisfies readonly Namespace[];

/** The message namespaces that islands use, by kind of page. All others stay on the server. */
const NAMESPACES = {
  page: ON_EVERY_PAGE,
  stories: WITH_STORIES,
  home: [...WITH_STORIES, 'Hero', 'Home'],
} as const satisfies Record<string, readonly Namespace[]>;

export type IslandScope = keyof typeof NAMESPACES;

/** Some of a language's messages. */
export const pickMessages = (messages: Messages, names: readonly Namespace[]) =>
  Object.fromEntries(names.map((name) => [name, messages[name]]));

/** The part of a language's messages that travels to the browser with a page of this kind. */
export const islandMessages = (messages: Messages, scope: IslandScope) =>
  pickMessages(messages, NAMESPACES[scope]);
