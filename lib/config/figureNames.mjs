// @ts-check

/** Each of them is a source; without any of them nothing of this is loaded. */
export const FIGURE_SETTINGS = /** @type {const} */ ([
  'WEATHER_SOURCE',
  'AIR_SOURCE',
  'FUEL_TABLE',
  'METALS_TABLE',
  'HOROSCOPE_TABLE',
  'MARKETS_TABLE',
]);

/**
 * Whether anything is to be asked.
 *
 * @param {Partial<Record<(typeof FIGURE_SETTINGS)[number], string | undefined>>} settings
 */
export const hasFigures = (settings) =>
  FIGURE_SETTINGS.some((name) => settings[name] !== undefined);
