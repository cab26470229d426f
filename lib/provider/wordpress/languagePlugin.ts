/**
 * The plugins that keep a site in several languages, by the namespaces they add to the REST API. WPML
 * answers with the default language alone unless it is asked for another, or for `all`; Polylang answers
 * with every one.
 *
 * https://polylang.pro/doc/rest-api/
 */
const NAMESPACES = { wpml: 'wpml/v1', polylang: 'pll/v1' } as const;
const PLUGINS = ['wpml', 'polylang'] as const;

export type LanguagePlugin = keyof typeof NAMESPACES;

/** The plugin of a site whose REST API has these namespaces; null where it has one language. */
export const pluginOf = (namespaces: readonly unknown[]): LanguagePlugin | null =>
  PLUGINS.find((plugin) => namespaces.includes(NAMESPACES[plugin])) ?? null;
