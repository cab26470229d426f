import { z } from 'zod';
import { TIME_ZONE } from '@/lib/i18n/language';
import { isPlace } from '@/lib/provider/dates/zones';
import { URL_LIMIT } from '@/lib/provider/source/limits';
import { optional } from '@/lib/provider/source/schemaText';
import { processGlobal } from '@/lib/request/processGlobal.mjs';

/** https://github.com/Automattic/liveblog, version 1.12. */
export const LIVEBLOG = 'liveblog/v1';

export type SiteFacts = {
  plugin: LanguagePlugin | null;
  timeZone: string;
  home: string | null;
  hasLiveblog?: true;
};

const UNKNOWN: SiteFacts = { plugin: null, timeZone: TIME_ZONE, home: null };

const memory = () => processGlobal('site.wordpress.facts', () => ({ facts: UNKNOWN }));

export const siteFacts = (): SiteFacts => memory().facts;

export function rememberSiteFacts(facts: SiteFacts): void {
  if (JSON.stringify(facts) !== JSON.stringify(siteFacts())) memory().facts = facts;
}

export const ROOT_FIELDS = 'namespaces,timezone_string,gmt_offset,home';

export const rootSchema = z.object({
  namespaces: z.array(z.unknown()),
  timezone_string: optional(z.string().refine(isPlace)),
  /** In hours; some sites send a string. */
  gmt_offset: optional(z.coerce.number().min(-14).max(14)),
  home: z.url().max(URL_LIMIT).nullable().catch(null),
});

export const factsOf = (root: z.output<typeof rootSchema>): SiteFacts => ({
  plugin: pluginOf(root.namespaces),
  timeZone: root.timezone_string ?? offsetName(root.gmt_offset) ?? TIME_ZONE,
  home: root.home,
  ...(root.namespaces.includes(LIVEBLOG) && { hasLiveblog: true as const }),
});

function offsetName(hours: number | undefined): string | undefined {
  if (hours === undefined) return undefined;
  const minutes = Math.round(Math.abs(hours) * 60);
  const figures = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${hours < 0 ? '-' : '+'}${figures.join(':')}`;
}

/** WPML returns one language unless asked for `all`; https://polylang.pro/doc/rest-api/ */
const NAMESPACES = { wpml: 'wpml/v1', polylang: 'pll/v1' } as const;
const PLUGINS = ['wpml', 'polylang'] as const;

export type LanguagePlugin = keyof typeof NAMESPACES;

const pluginOf = (namespaces: readonly unknown[]): LanguagePlugin | null =>
  PLUGINS.find((plugin) => namespaces.includes(NAMESPACES[plugin])) ?? null;
