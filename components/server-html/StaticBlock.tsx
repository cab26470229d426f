import type { ComponentType } from 'react';
import { RegisterCard } from '@/components/story/RegisterCard.island';
import type { SentCard } from '@/lib/stories/browser/cards';
import { StaticHtml } from './StaticHtml.island';
import { saveProps } from './requestProps';
import type { BlockName, BlockProps } from './staticHtmlProps';

type Props<N extends BlockName> = {
  name: N;
  /** The component of that name in `blocks.tsx`. */
  of: ComponentType<BlockProps[N]>;
  props: BlockProps[N];
  /** What the block's cards say of their stories, since none of the cards is hydrated. */
  cards?: readonly SentCard[];
  className?: string;
};

/**
 * Sends a component as HTML alone: neither its elements nor its props travel a second time as
 * React's data, and nothing in it hydrates. For what no script changes. Outside of a request, as in
 * a unit test, the component is rendered the ordinary way.
 */
export function StaticBlock<N extends BlockName>({
  name,
  of: Block,
  props,
  cards = [],
  className = 'contents',
}: Props<N>) {
  const number = saveProps(name, props);
  if (number === undefined) return <Block {...props} />;
  return (
    <>
      <StaticHtml name={name} number={number} className={className} />
      {cards.map((card) => (
        <RegisterCard key={card.id} {...card} />
      ))}
    </>
  );
}
