export type CityWeather = {
  id: string;
  name: string;
  temp: string;
  tempSpoken: string;
  condition: string;
  icon: string | null;
  measured?: string;
  humidity: string;
  wind: string;
  forecast: string;
  days: { name: string; temp: string; condition: string; icon: string | null }[];
};

export type WeatherMessages = {
  title: string;
  city: string;
  show: string;
  humidity: string;
  wind: string;
  otherCities: string;
};
