import type { ReactNode } from 'react';

/**
 * The components that `StaticBlock` may send. Their registry declares them, so this folder imports none.
 *
 * @public
 */
export interface StaticBlocks {}

export type BlockName = keyof StaticBlocks;

type PropsOf<T> = {
  [N in keyof T]: T[N] extends (props: infer P extends object) => ReactNode ? P : object;
};

export type BlockProps = PropsOf<StaticBlocks>;

export type StaticHtmlProps = {
  name: BlockName;
  number: number;
  className: string;
};

export const staticId = ({ name, number }: Omit<StaticHtmlProps, 'className'>) =>
  number === 0 ? `static-${name}` : `static-${name}-${number + 1}`;
