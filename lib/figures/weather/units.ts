const TO_CELSIUS: Readonly<Record<string, (value: number) => number>> = {
  '°C': (value) => value,
  '°F': (value) => ((value - 32) * 5) / 9,
};

const TO_KMH: Readonly<Record<string, (value: number) => number>> = {
  'km/h': (value) => value,
  'm/s': (value) => value * 3.6,
  mph: (value) => value * 1.609_344,
  'mp/h': (value) => value * 1.609_344,
  kn: (value) => value * 1.852,
};

const converter =
  (units: typeof TO_KMH) =>
  (unit: string): ((value: number) => number) => {
    const convert = Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (!convert) throw new Error(`has the unknown unit ${unit.slice(0, 20)}`);
    return convert;
  };

export const toCelsius = converter(TO_CELSIUS);

export const toKmh = converter(TO_KMH);
