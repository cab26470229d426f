'use client';
// An island for the form's submit event.

import { type FormEvent, type ReactNode, useSyncExternalStore } from 'react';

type Props = { send: string; /** The sentence of the alert. */ sent: string; /** The fields, made on the server. */ children: ReactNode };

const never = () => () => {};

/**
 * Logs what was written, says so and empties the form; no call is made. Until this script runs, and without
 * it, the button is disabled: the browser would put the text into the address.
 */
export function ContactForm({ send, sent, children }: Props) {
  const alive = useSyncExternalStore(never, () => true, () => false);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // eslint-disable-next-line no-console -- the spec asks for exactly this, and for no call
    console.log(Object.fromEntries(new FormData(form)));
    alert(sent);
    form.reset();
  };

  return (
    <form method="post" onSubmit={onSubmit} className="grid gap-4">
      {children}
      <button type="submit" disabled={!alive} className="btn justify-self-start disabled:border-sunk disabled:bg-sunk disabled:text-quiet">
        {send}
      </button>
    </form>
  );
}
