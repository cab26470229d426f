import type { ReactNode } from 'react';

type Props = {
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
export function CityColumns({ city, table, below }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12">
      {city}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{table}</div>
      {below}
    </div>
  );
}
