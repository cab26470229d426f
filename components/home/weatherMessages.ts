/** A city's weather in the words of the page's language, rendered on the server. */
export type CityWeather = {
  id: string;
  name: string;
  /** "24°C", and in full for screen readers. */
  temp: string;
  tempSpoken: string;
  condition: string;
  icon: string;
  humidity: string;
  wind: string;
  /** "5-day forecast: Bhopal": not every city has its own. */
  forecast: string;
  days: { name: string; temp: string; condition: string; icon: string }[];
};

export type WeatherMessages = {
  title: string;
  city: string;
  show: string;
  humidity: string;
  wind: string;
  otherCities: string;
};
