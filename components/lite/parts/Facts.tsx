/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';

type Props = { facts: readonly { name: string; value: ComponentChildren }[] };

/** Facts by name. */
export const Facts = ({ facts }: Props) => (
  <dl>
    {facts.map(({ name, value }) => (
      <>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </>
    ))}
  </dl>
);
