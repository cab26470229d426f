import { Fragment } from 'react';
import type { ReactNode } from 'react';

type Props = { facts: readonly { name: string; value: ReactNode }[] };

export const Facts = ({ facts }: Props) => (
  <dl>
    {facts.map(({ name, value }) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </dl>
);
