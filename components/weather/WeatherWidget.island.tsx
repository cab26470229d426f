'use client';
// An island for the choice of a city.

import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { CityWeather, WeatherWords } from './weatherWords';

const OTHER_CITIES = 5;

type Props = { cities: CityWeather[]; words: WeatherWords };

/** One city's weather and five days, chosen from a list of ten or from the first five other cities. */
export function WeatherWidget({ cities, words }: Props) {
  const [chosen, setChosen] = useState(cities[0]?.id);
  const city = cities.find(({ id }) => id === chosen);
  if (!city) return null;
  const others = cities.filter(({ id }) => id !== chosen).slice(0, OTHER_CITIES);

  return (
    <section aria-labelledby="weather">
      <header className="hung flex min-h-13 items-center justify-between gap-3 pt-1">
        <h2 id="weather" className="text-block tracking-head">{words.title}</h2>
        <select
          aria-label={words.city}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          className="mt-1 min-h-11 py-0"
        >
          {cities.map(({ id, name }) => (
            <option key={id} value={id}>{name}</option>
          ))}
        </select>
      </header>
      <div role="status" className="grid grid-cols-[1fr_auto] items-center gap-x-3">
        <p className="sr-only">{city.name}</p>
        <p className="text-[3.25rem] leading-none font-bold tracking-head">
          <span aria-hidden>{city.temp}</span>
          <span className="sr-only">{city.tempSpoken}</span>
        </p>
        <Icon name={city.icon} className="size-14! stroke-[1.2]!" />
        <p className="col-span-full mt-1 font-bold">{city.condition}</p>
        <dl className="col-span-full flex gap-6 text-label text-quiet">
          {[[words.humidity, city.humidity], [words.wind, city.wind]].map(([name, value]) => (
            <div key={name} className="flex gap-1.5">
              <dt>{name}</dt>
              <dd className="font-bold text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul aria-label={words.forecast} className="mt-3 grid grid-cols-5 border-y border-rule text-center text-meta">
        {city.days.map((day) => (
          <li key={day.name} className="grid justify-items-center gap-1 border-rule py-2 not-first:border-l">
            {day.name}
            <Icon name={day.icon} />
            <span className="sr-only">{day.condition}</span>
            <b className="text-body">{day.temp}</b>
          </li>
        ))}
      </ul>
      <ul aria-label={words.otherCities}>
        {others.map(({ id, name, temp, condition, icon }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => setChosen(id)}
              className="flex min-h-11 w-full items-center gap-3 border-b border-rule text-left text-label"
            >
              <Icon name={icon} />
              {name}
              <span className="sr-only">{condition}</span>
              <b className="ml-auto tabular-nums">{temp}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
