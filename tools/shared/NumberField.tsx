import type { ReactNode } from 'react';

type Props = {
  name: string;
  id?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A prefix such as ₹, spoken with the label if there is no unit. */
  before?: string;
  unit?: string;
  hint?: ReactNode;
  invalid?: boolean;
  children?: ReactNode;
};

export function NumberField({
  name,
  id = name,
  label,
  value,
  onChange,
  before,
  unit,
  hint,
  invalid,
  children,
}: Props) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <label htmlFor={id} className="font-bold">
        <span>{label}</span>
        {(unit ?? before) && <span className="sr-only">{` (${unit ?? before})`}</span>}
      </label>
      <div className="flex rounded-control border border-edge has-aria-invalid:border-signal-ink has-aria-invalid:ring-1 has-aria-invalid:ring-signal-ink focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus">
        {before && (
          <span aria-hidden className="self-center ps-3 text-quiet">
            {before}
          </span>
        )}
        <input
          id={id}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={invalid || undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="min-w-0 flex-1 border-0 bg-transparent font-bold tabular-nums outline-none"
        />
        {children ??
          (unit && (
            <span aria-hidden className="self-center px-3 whitespace-nowrap text-quiet">
              {unit}
            </span>
          ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-label text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
