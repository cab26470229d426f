import { useTranslations } from 'next-intl';
import type { HeightUnit, WeightUnit } from './units';

type Props<Unit> = {
  name: string;
  label: string;
  units: readonly Unit[];
  value: Unit;
  choose: (unit: Unit) => void;
};

export function UnitChoice<Unit extends WeightUnit | HeightUnit>({
  name,
  label,
  units,
  value,
  choose,
}: Props<Unit>) {
  const t = useTranslations('Bmi');
  return (
    <select
      name={name}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const unit = units.find((known) => known === target.value);
        // A choice made before hydration may fire twice, but must convert once.
        if (unit && unit !== value) choose(unit);
      }}
      className="flex-none border-0 border-s outline-none focus-visible:bg-raised focus-visible:font-bold"
    >
      {units.map((unit: WeightUnit | HeightUnit) => (
        <option key={unit} value={unit}>
          {t(unit)}
        </option>
      ))}
    </select>
  );
}
