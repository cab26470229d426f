import type { ComponentProps, ComponentType } from 'react';
import type { StaticBlocks } from './staticBlock';
import { keepProps } from './staticProps';
import { StaticMarkup } from './StaticMarkup.island';

type Props<N extends keyof StaticBlocks> = {
  name: N;
  /** The block, as `app/blocks/staticElements.tsx` knows it. */
  of: ComponentType<StaticBlocks[N]>;
  props: StaticBlocks[N];
} & Pick<ComponentProps<typeof StaticMarkup>, 'cards' | 'className'>;

/**
 * A block of a request's own data that no script changes: the page has its HTML, and neither its
 * elements nor its props once more as React's data. A name stands once on a page.
 */
export function StaticBlock<N extends keyof StaticBlocks>({
  name,
  of: Block,
  props,
  ...rest
}: Props<N>) {
  return keepProps(name, props) ? <StaticMarkup name={name} {...rest} /> : <Block {...props} />;
}
