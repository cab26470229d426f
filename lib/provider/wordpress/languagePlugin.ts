/**
 * Found by REST namespace. WPML returns only the default language unless asked for `all`; Polylang
 * returns every one. https://polylang.pro/doc/rest-api/
 */
const NAMESPACES = { wpml: 'wpml/v1', polylang: 'pll/v1' } as const;
const PLUGINS = ['wpml', 'polylang'] as const;

export type LanguagePlugin = keyof typeof NAMESPACES;

export const pluginOf = (namespaces: readonly unknown[]): LanguagePlugin | null =>
  PLUGINS.find((plugin) => namespaces.includes(NAMESPACES[plugin])) ?? null;
