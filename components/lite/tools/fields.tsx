import type { ReactNode } from 'react';

type FormProps = {
  /** The tool's own lite URL. */
  action: string;
  /** Id of the block to come back to. */
  block: string;
  /** What the form keeps of the rest of the URL. */
  kept?: Readonly<Record<string, string>>;
  submit: string;
  children: ReactNode;
};

/** A form that the server answers, with the URL as all its state. */
export const ToolForm = ({ action, block, kept = {}, submit, children }: FormProps) => (
  <form action={`${action}#${block}`}>
    {Object.entries(kept).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
    <p>
      <button>{submit}</button>
    </p>
  </form>
);

type ChoiceProps<Value extends string> = {
  label: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
};

/** A choice of one of several. */
export const Choice = <Value extends string>({
  label,
  name,
  options,
  value,
}: ChoiceProps<Value>) => (
  <p>
    <label>
      {`${label} `}
      <select name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  </p>
);

type FigureProps = { label: string; name: string; value: string; unit?: string };

/** A field for a number. */
export const FigureField = ({ label, name, value, unit }: FigureProps) => (
  <p>
    <label>
      {unit ? `${label} (${unit}) ` : `${label} `}
      <input name={name} defaultValue={value} inputMode="decimal" autoComplete="off" size={10} />
    </label>
  </p>
);

/** What was worked out, in bold, or what to enter. */
export const Outcome = ({ children }: { children: ReactNode }) => (
  <p role="status">
    <b>{children}</b>
  </p>
);
