import type { Messages } from 'next-intl';

/** The words that islands speak. Everything else stays on the server. */
const NAMESPACES = [
  'Channel', 'Story', 'Time', 'Categories', 'States', 'Hero', 'Home', 'Reader', 'Share', 'Preview', 'Faults',
] as const satisfies readonly (keyof Messages)[];

/** The part of a language's messages that travels to the browser. */
export const islandMessages = (messages: Messages) =>
  Object.fromEntries(NAMESPACES.map((name) => [name, messages[name]]));
