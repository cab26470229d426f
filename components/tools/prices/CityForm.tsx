import type { ReactNode } from 'react';

type Props = {
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
export function CityForm({ href, block, city, submit, children }: Props) {
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
