import { type ComponentProps, type FocusEvent, type ReactNode, useState } from 'react';
import { Calculator } from './Calculator';
import { ResultPanel } from './ResultPanel';

/**
 * Whether a calculator's result is no live region: it is one only while its reader is in the
 * calculator, so that a change of city, which changes every result, is announced once, by the
 * choice of the city. Focus comes before any input, so the region is live when its content changes;
 * some browsers focus no radio button, hence `onChange`.
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
  /** The tool's own URL in the reader's language. */
  href: string;
  /** Id of the block to come back to. */
  block: string;
  /** The chosen city, so that the form keeps it. */
  city: string;
  /** Buttons that send it where no script answers to typing. */
  submit: ReactNode;
  children: ReactNode;
};

/**
 * Fields that a result follows as they are typed; without JavaScript they are sent with the
 * URL, and the server answers.
 */
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
  /** The block's head, rendered on the server. */
  head: ReactNode;
  fields: ReactNode;
  result: Omit<ComponentProps<typeof ResultPanel>, 'quiet' | 'children'>;
  /** What explains the result. */
  children?: ReactNode;
};

/**
 * A block that works something out at the chosen city's price. The choice of another city is
 * announced where it is made, not here.
 */
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
  /** The chosen city. */
  city: ReactNode;
  /** All cities. */
  table: ReactNode;
  /** What belongs to the chosen one. */
  below: ReactNode;
};

/**
 * The chosen city, all cities and what else there is on the chosen one: in this order on a phone,
 * the table at the right above.
 */
export function CityColumns({ city, table, below }: CityColumnsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      {city}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{table}</div>
      {below}
    </div>
  );
}
