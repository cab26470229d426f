import { useId } from 'react';

type Props<T> = {
  legend: string;
  /** `size`: the label's, in percent of the browser's. */
  options: readonly { value: T; label: string; size?: number }[];
  value: T;
  onChange: (value: T) => void;
};

export function RadioChoice<T extends string | number>({
  legend,
  options,
  value,
  onChange,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset className="settings-choice">
      <legend>{legend}</legend>
      <div className="settings-options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.size === undefined ? (
              option.label
            ) : (
              <span className="settings-own">
                <span style={{ fontSize: `${option.size}%` }}>{option.label}</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
