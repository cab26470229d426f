import { forecastCity, forecastOf, WEATHER_CITIES } from './weather';

describe('the weather', () => {
  it('has five days for every city, of those without a forecast Bhopal’s', () => {
    const [bhopal] = WEATHER_CITIES;
    expect(WEATHER_CITIES.map((city) => forecastOf(city).length)).toEqual(
      WEATHER_CITIES.map(() => 5),
    );
    const likeBhopal = WEATHER_CITIES.filter((city) => city === bhopal || !city.forecast);
    expect(likeBhopal.length).toBeLessThan(WEATHER_CITIES.length);
    expect(WEATHER_CITIES.filter((city) => forecastOf(city) === bhopal?.forecast)).toEqual(
      likeBhopal,
    );
    expect(WEATHER_CITIES.filter((city) => forecastCity(city) === bhopal)).toEqual(likeBhopal);
  });

  it('agrees with itself: today’s forecast is the weather now', () => {
    const own = WEATHER_CITIES.flatMap(({ forecast, condition, tempC }) =>
      forecast ? [[forecast[0], { condition, tempC }]] : [],
    );
    expect(own.map(([today]) => today)).toEqual(own.map(([, now]) => now));
  });
});
