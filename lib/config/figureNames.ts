export const FIGURE_SETTINGS = [
  'WEATHER_SOURCE',
  'AIR_SOURCE',
  'FUEL_TABLE',
  'METALS_TABLE',
  'HOROSCOPE_TABLE',
  'MARKETS_TABLE',
] as const;

type Settings = Partial<Record<(typeof FIGURE_SETTINGS)[number], string | undefined>>;

export const hasFigures = (settings: Settings): boolean =>
  FIGURE_SETTINGS.some((name) => settings[name] !== undefined);
