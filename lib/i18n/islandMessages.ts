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

/** Namespaces of each tool's islands besides `Tool`, sent with the tool's own page alone. */
const TOOL_NAMESPACES = {
  emi: ['Emi'],
  pin: ['Pin'],
  bmi: ['Bmi'],
  fuel: ['Fuel', 'Cities'],
  metals: ['Metals', 'Cities'],
  aqi: [],
  horoscope: ['Horoscope'],
} as const satisfies Record<string, readonly Namespace[]>;

const only = (messages: Messages, names: readonly Namespace[]) =>
  Object.fromEntries(names.map((name) => [name, messages[name]]));

/** The part of a language's messages that travels to the browser with every page. */
export const islandMessages = (messages: Messages) => only(messages, NAMESPACES);

/** The part that travels with one tool's page, for the islands inside it. */
export const toolMessages = (messages: Messages, tool: keyof typeof TOOL_NAMESPACES) =>
  only(messages, ['Tool', ...TOOL_NAMESPACES[tool]]);
