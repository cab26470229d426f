import type { Messages } from 'next-intl';

type Namespace = keyof Messages;

/** The message namespaces that islands use. All others stay on the server. */
const NAMESPACES = [
  'Channel',
  'Story',
  'Time',
  'Categories',
  'States',
  'Hero',
  'Home',
  'Reader',
  'Share',
  'Preview',
  'Faults',
] as const satisfies readonly Namespace[];

/** Some of a language's messages. */
export const pickMessages = (messages: Messages, names: readonly Namespace[]) =>
  Object.fromEntries(names.map((name) => [name, messages[name]]));

/** The part of a language's messages that travels to the browser with every page. */
export const islandMessages = (messages: Messages) => pickMessages(messages, NAMESPACES);
