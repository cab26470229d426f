import type { Messages } from 'next-intl';
import { WEATHER } from '#site/weather.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { memoize } from '@/lib/memoize';
import type { Locale } from './locales';
import { localized } from './localized';

const NOW = {
  AIR_SOURCE: 'AqiNow',
  FUEL_TABLE: 'FuelNow',
  METALS_TABLE: 'MetalsNow',
  HOROSCOPE_TABLE: 'HoroscopeNow',
} as const;

const SETTINGS = ['AIR_SOURCE', 'FUEL_TABLE', 'METALS_TABLE', 'HOROSCOPE_TABLE'] as const;

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

function overlaid(messages: Messages, texts: Texts): Messages {
  const known: Readonly<Record<string, object>> = messages;
  return {
    ...messages,
    ...Object.fromEntries(
      Object.entries(texts).map(([namespace, own]) => [namespace, { ...known[namespace], ...own }]),
    ),
  };
}

const cityNames = (locale: Locale) =>
  Object.fromEntries(WEATHER.map(({ id, name }) => [id, localized(name, locale)]));

/** Empty while a build prerenders, because it lacks the deployment's settings. */
function settingsNamed(): readonly (typeof SETTINGS)[number][] {
  try {
    const settings = environment();
    return SETTINGS.filter((setting) => settings[setting] !== undefined);
  } catch {
    return [];
  }
}

const withTrueFigures = memoize((messages: Messages, locale: Locale) =>
  settingsNamed().reduce(
    (all, setting) => overlaid(all, messages[NOW[setting]].instead),
    overlaid(messages, { Cities: { ...messages.Cities, ...cityNames(locale) } }),
  ),
);

/**
 * Messages of a deployment with real figures: without mention of samples, with the site's own city
 * names. Without such a setting, `messages` itself.
 */
export const figureMessages = (messages: Messages, locale: Locale): Messages =>
  settingsNamed().length === 0 ? messages : withTrueFigures(messages, locale);
