import { forecastCity, forecastOf } from './sampleWeather';
import { WEATHER_CITIES } from './weather';

describe('the weather', () => {
  it('has five days for every city: five cities their own, the others Bhopal’s', () => {
    const [bhopal] = WEATHER_CITIES;
    expect(WEATHER_CITIES.map((city) => forecastOf(city).length)).toEqual(
      WEATHER_CITIES.map(() => 5),
    );
    expect(WEATHER_CITIES.filter(({ forecast }) => forecast)).toHaveLength(5);
    expect(
      WEATHER_CITIES.filter((city) => forecastOf(city) === bhopal?.forecast).map(({ id }) => id),
    ).toEqual(['bhopal', 'sagar', 'dewas', 'ratlam', 'khandwa', 'burhanpur']);
    expect(
      WEATHER_CITIES.filter((city) => forecastCity(city) === bhopal).map(({ id }) => id),
    ).toEqual(['bhopal', 'sagar', 'dewas', 'ratlam', 'khandwa', 'burhanpur']);
  });

  it('agrees with itself: today’s forecast is the weather now', () => {
    const own = WEATHER_CITIES.flatMap(({ forecast, condition, tempC }) =>
      forecast ? [[forecast[0], { condition, tempC }]] : [],
    );
    expect(own.map(([today]) => today)).toEqual(own.map(([, now]) => now));
  });
});
