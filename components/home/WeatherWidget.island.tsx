'use client';
// An island for the choice of a city.

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SampleMark } from '@/components/story/SampleMark';
import { Icon } from '@/components/ui/Icon';

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

type WeatherMessages = {
  title: string;
  city: string;
  show: string;
  humidity: string;
  wind: string;
  otherCities: string;
};

const OTHER_CITIES = 5;

type Props = {
  cities: CityWeather[];
  words: WeatherMessages;
  action: string;
  initial?: string;
  credit?: ReactNode;
};

const stay = (event: FormEvent) => event.preventDefault();

export function WeatherWidget({ cities, words, action, initial, credit }: Props) {
  const [chosen, setChosen] = useState(initial ?? cities[0]?.id);
  const list = useRef<HTMLSelectElement>(null);
  // Hydration keeps an earlier choice without firing a change event.
  useEffect(() => {
    if (list.current) setChosen(list.current.value);
  }, []);
  const choose = (id: string) => {
    setChosen(id);
    list.current?.focus({ preventScroll: true });
  };
  const city = cities.find(({ id }) => id === chosen);
  if (!city) return null;
  const others = cities.filter(({ id }) => id !== chosen).slice(0, OTHER_CITIES);

  return (
    <section aria-labelledby="weather" className="weather">
      <header className="rule-top flex min-h-13 flex-wrap items-center justify-between gap-x-1.5 pt-1">
        <div className="flex flex-wrap items-center gap-x-1.5">
          <h2 id="weather" className="text-block tracking-head">
            {words.title}
          </h2>
          {!credit && <SampleMark />}
        </div>
        <form action={action} onSubmit={stay} className="mt-1 flex gap-2">
          <select
            ref={list}
            name="city"
            aria-label={words.city}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            className="min-h-11 py-0"
          >
            {cities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button type="submit" className="btn hidden min-h-11! px-3! noscript:block">
            {words.show}
          </button>
        </form>
      </header>
      <div role="status" className="mt-2 grid grid-cols-[1fr_auto] items-center gap-x-3">
        <p className="sr-only">{city.name}</p>
        <p className="text-[3.25rem] leading-none font-bold tracking-head">
          <span aria-hidden>{city.temp}</span>
          <span className="sr-only">{city.tempSpoken}</span>
        </p>
        {city.icon && <Icon name={city.icon} className="size-14! stroke-[1.2]!" />}
        <p className="col-span-full mt-1 font-bold">{city.condition}</p>
        {city.measured && <p className="col-span-full text-meta text-quiet">{city.measured}</p>}
        <dl className="col-span-full flex flex-wrap gap-x-6 text-label text-quiet">
          {[
            [words.humidity, city.humidity],
            [words.wind, city.wind],
          ].map(([name, value]) => (
            <div key={name} className="flex gap-1.5 wrap-normal">
              <dt>{name}</dt>
              <dd className="font-bold text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p aria-hidden className="mt-3 text-meta text-quiet">
        {city.forecast}
      </p>
      <ul
        aria-label={city.forecast}
        className="mt-1 grid grid-cols-5 border-y border-rule text-center text-meta"
      >
        {city.days.map((day) => (
          <li
            key={day.name}
            className="grid justify-items-center gap-1 border-rule py-2 not-first:border-s"
          >
            {day.name}
            {day.icon && <Icon name={day.icon} />}
            <span className="sr-only">{day.condition}</span>
            <b className="text-body">{day.temp}</b>
          </li>
        ))}
      </ul>
      <form action={action} onSubmit={stay}>
        <ul aria-label={words.otherCities}>
          {others.map(({ id, name, temp, condition, icon }) => (
            <li key={id}>
              <button
                name="city"
                value={id}
                tabIndex={-1}
                onClick={() => choose(id)}
                className="flex min-h-11 w-full items-center gap-3 border-b border-rule text-start text-label"
              >
                {icon && <Icon name={icon} />}
                {name}
                <span className="sr-only">{condition}</span>
                <b className="ms-auto tabular-nums">{temp}</b>
              </button>
            </li>
          ))}
        </ul>
      </form>
      {credit}
    </section>
  );
}
