import { z } from 'zod';
import { TIME_ZONE } from '@/lib/i18n/language';
import { isPlace } from '@/lib/provider/dates/zones';
import { URL_LIMIT } from '@/lib/provider/source/limits';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { type LanguagePlugin, pluginOf } from './languagePlugin';

/** What a WordPress says of itself at the root of its REST API. */
export type SiteFacts = {
  /** What keeps it in several languages. */
  plugin: LanguagePlugin | null;
  /** Of the clock that `date` is on: a place, or an offset such as `+05:30`. */
  timeZone: string;
  /** Where its pages are, which may be elsewhere than its REST API. */
  home: string | null;
};

const UNKNOWN: SiteFacts = { plugin: null, timeZone: TIME_ZONE, home: null };

const memory = () => processGlobal('site.wordpress.facts', () => ({ facts: UNKNOWN }));

/** As far as its REST API has answered; the same object as long as they are the same. */
export const siteFacts = (): SiteFacts => memory().facts;

export function rememberSiteFacts(facts: SiteFacts): void {
  if (JSON.stringify(facts) !== JSON.stringify(siteFacts())) memory().facts = facts;
}

/** The fields of the root that are read, as `_fields` wants them. */
export const ROOT_FIELDS = 'namespaces,timezone_string,gmt_offset,home';

/** The root of a REST API. */
export const rootSchema = z.object({
  namespaces: z.array(z.unknown()),
  timezone_string: z.string().refine(isPlace).optional().catch(undefined),
  /** Hours; some send them as text. */
  gmt_offset: z.coerce.number().min(-14).max(14).optional().catch(undefined),
  home: z.url().max(URL_LIMIT).nullable().catch(null),
});

export const factsOf = (root: z.output<typeof rootSchema>): SiteFacts => ({
  plugin: pluginOf(root.namespaces),
  timeZone: root.timezone_string ?? offsetName(root.gmt_offset) ?? TIME_ZONE,
  home: root.home,
});

/** `+05:30` of 5.5. */
function offsetName(hours: number | undefined): string | undefined {
  if (hours === undefined) return undefined;
  const minutes = Math.round(Math.abs(hours) * 60);
  const figures = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${hours < 0 ? '-' : '+'}${figures.join(':')}`;
}
