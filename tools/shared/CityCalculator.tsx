import {
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
import { Calculator } from './Calculator';
import { ResultPanel } from './ResultPanel';

/**
 * Live only while focus is inside, so a city change is announced once. Some browsers focus no radio
 * button, hence `onChange`.
 *
 * @param city the chosen city's name
 */
export function useMutedLiveRegion(city: string) {
  const [heard, setHeard] = useState<string | null>(null);
  const listen = () => setHeard(city);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHeard(null);
  };
  return { quiet: heard !== city, listeners: { onFocus: listen, onChange: listen, onBlur } };
}

type CityFormProps = {
  href: string;
  block: string;
  city: { name: string };
  /** A button's label, or more than one button; only the page without a script shows them. */
  submit: string | ReactElement;
  children: ReactNode;
};

export function CityForm({ href, block, city, submit, children }: CityFormProps) {
  return (
    <form
      method="get"
      action={`${href}#${block}`}
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-1 gap-4"
    >
      <input type="hidden" name="city" value={city.name} />
      {children}
      <div className="hidden flex-wrap gap-2 noscript:flex print:hidden">
        {typeof submit === 'string' ? (
          <button type="submit" className="btn">
            {submit}
          </button>
        ) : (
          submit
        )}
      </div>
    </form>
  );
}

export type CalculatorProps<City, Query> = {
  city: City;
  href: string;
  initial: Query;
  head: ReactNode;
};

type Props = Omit<ComponentProps<typeof CityForm>, 'children'> & {
  head: ReactNode;
  fields: ReactNode;
  title: string;
  /** Null or false while a field is blank or outside its bounds. */
  result: ReactNode;
  blank: string;
  children?: ReactNode;
};

/** A city change is announced at the choice, not here. */
export function CityCalculator({ head, fields, title, result, blank, children, ...form }: Props) {
  const { quiet, listeners } = useMutedLiveRegion(form.city.name);
  return (
    <section aria-labelledby={form.block} {...listeners}>
      {head}
      <Calculator
        form={<CityForm {...form}>{fields}</CityForm>}
        result={
          <ResultPanel
            title={title}
            quiet={quiet}
            announcement={result || <p className="py-2 font-bold">{blank}</p>}
          >
            {children}
          </ResultPanel>
        }
      />
    </section>
  );
}
