import type { ComponentProps, ComponentType } from 'react';
import { RegisterCard } from '@/components/story/RegisterCard.island';
import type { SentCard } from '@/lib/storyCache/cards';
import { KeptBlock } from './KeptBlock.island';
import type { StaticBlocks } from './staticBlocks';
import { keepProps } from './staticProps';

type Props<N extends keyof StaticBlocks> = {
  name: N;
  /** The block, as `app/blocks/StaticElement.tsx` knows it. */
  of: ComponentType<StaticBlocks[N]>;
  props: StaticBlocks[N];
  /** What its cards say of their stories, since none of them is hydrated. */
  cards?: readonly SentCard[];
} & Pick<ComponentProps<typeof KeptBlock>, 'className'>;

/**
 * A block of a request's own data that no script changes: the page has its HTML, and neither its
 * elements nor its props once more as React's data. A name stands once on a page.
 */
export function StaticBlock<N extends keyof StaticBlocks>({
  name,
  of: Block,
  props,
  cards = [],
  className,
}: Props<N>) {
  if (!keepProps(name, props)) return <Block {...props} />;
  return (
    <>
      <KeptBlock name={name} className={className} />
      {cards.map((card) => (
        <RegisterCard key={card.id} {...card} />
      ))}
    </>
  );
}
