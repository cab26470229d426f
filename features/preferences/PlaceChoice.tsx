import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useRecord } from '@/lib/browser/useRecord';
import { loadPlaces, type NamedPlace } from './loadPlaces';
import { type Place, place } from './placeRecord';
import './places.css';

type SelectProps = {
  label: string;
  none: string;
  options: readonly NamedPlace[];
  value: string | null;
  onChange: (id: string | null) => void;
};

function PlaceSelect({ label, none, options, value, onChange }: SelectProps) {
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">{none}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function PlaceChoice({ isTitled = false }: { isTitled?: boolean }) {
  const t = useTranslations('Places');
  const settings = useTranslations('Settings');
  const locale = useLocale();
  const { value, keep, forget, isKept } = useRecord(place);
  const [choices, setChoices] = useState<Awaited<ReturnType<typeof loadPlaces>>>();
  useEffect(() => void loadPlaces(locale).then(setChoices), [locale]);

  const choose = (chosen: Partial<Place>) => {
    const next = { ...value, ...chosen };
    const city = choices?.ok && choices.value.cities.find(({ id }) => id === next.city);
    if (city && next.state !== null && city.state !== next.state) next.city = null;
    if (next.state === null && next.city === null) forget();
    else keep(next);
  };
  if (!choices) return <p className="places-note">{t('loading')}</p>;
  if (!choices.ok) return <p role="status">{t('failed')}</p>;
  const { states, cities } = choices.value;
  const near = cities.filter(({ state }) => value.state === null || state === value.state);
  return (
    <fieldset className="places">
      <legend className={isTitled ? 'sr-only' : undefined}>{t('title')}</legend>
      <p className="places-note">{t('follows')}</p>
      <div className="places-fields">
        <PlaceSelect
          label={t('state')}
          none={t('noState')}
          options={states}
          value={value.state}
          onChange={(state) => choose({ state })}
        />
        {near.length > 0 && (
          <PlaceSelect
            label={t('city')}
            none={t('noCity')}
            options={near}
            value={value.city}
            onChange={(city) => choose({ city })}
          />
        )}
      </div>
      <p role="status" className="places-note">
        {!isKept && settings('notKept')}
      </p>
    </fieldset>
  );
}
