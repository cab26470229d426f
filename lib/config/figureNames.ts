/** Each of them names a source; without any of them nothing of this is loaded. */
export const FIGURE_SETTINGS = [
  'WEATHER_SOURCE',
  'AIR_SOURCE',
  'FUEL_TABLE',
  'METALS_TABLE',
  'HOROSCOPE_TABLE',
  'MARKETS_TABLE',
] as const;

type Settings = Partial<Record<(typeof FIGURE_SETTINGS)[number], string | undefined>>;

/** Whether anything is to be asked. */
export const hasFigures = (settings: Settings): boolean =>
  FIGURE_SETTINGS.some((name) => settings[name] !== undefined);
