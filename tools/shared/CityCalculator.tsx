import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react';
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
  /** Id of the block to return to after submitting. */
  block: string;
  city: string;
  submit: ReactNode;
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
      <input type="hidden" name="city" value={city} />
      {children}
      <div className="hidden flex-wrap gap-2 noscript:flex print:hidden">{submit}</div>
    </form>
  );
}

type Props = Omit<ComponentProps<typeof CityForm>, 'children'> & {
  head: ReactNode;
  fields: ReactNode;
  result: Omit<ComponentProps<typeof ResultPanel>, 'quiet' | 'children'>;
  children?: ReactNode;
};

/** A city change is announced at the choice, not here. */
export function CityCalculator({ head, fields, result, children, ...form }: Props) {
  const { quiet, listeners } = useMutedLiveRegion(form.city);
  return (
    <section aria-labelledby={form.block} {...listeners}>
      {head}
      <Calculator
        form={<CityForm {...form}>{fields}</CityForm>}
        result={
          <ResultPanel {...result} quiet={quiet}>
            {children}
          </ResultPanel>
        }
      />
    </section>
  );
}

type CityColumnsProps = {
  city: ReactNode;
  table: ReactNode;
  below: ReactNode;
};

export function CityColumns({ city, table, below }: CityColumnsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      {city}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{table}</div>
      {below}
    </div>
  );
}
