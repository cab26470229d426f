type Props<T extends string> = {
  legend: string;
  name: string;
  options: readonly T[];
  labelOf: (option: T) => string;
  value: T;
  onChange: (value: T) => void;
};

export function RadioGroup<T extends string>({
  legend,
  name,
  options,
  labelOf,
  value,
  onChange,
}: Props<T>) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold">{legend}</legend>
      <div className="mt-1 grid grid-cols-2 gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-control border border-edge px-3 has-[input:checked]:border-ink has-[input:checked]:ring-1 has-[input:checked]:ring-ink has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="size-5 min-h-0! flex-none accent-ink outline-none"
            />
            {labelOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
