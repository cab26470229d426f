import type { BlockName } from './blocks';

export type StaticHtmlProps = {
  name: BlockName;
  /** Its number among the page's blocks of this name, from 0. */
  number: number;
  className: string;
};

/** The id of the element that holds a block's HTML: `static-tools`, `static-tools-2`. */
export const staticId = ({ name, number }: StaticHtmlProps) =>
  number === 0 ? `static-${name}` : `static-${name}-${number + 1}`;
