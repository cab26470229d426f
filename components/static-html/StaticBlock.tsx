import { useLocale } from 'next-intl';
import type { ComponentType } from 'react';
import { RegisterCard } from '@/components/story/RegisterCard.island';
import { isMoreThanShown, type SentCard } from '@/lib/stories/browser/cards';
import { StaticHtml } from './StaticHtml.island';
import { saveProps } from './requestProps';
import type { BlockName, BlockProps } from './staticHtmlProps';

type Props<N extends BlockName> = {
  name: N;
  of: ComponentType<BlockProps[N]>;
  props: BlockProps[N];
  /**
   * The block's stories: data that its HTML does not show is sent along, because its cards never
   * hydrate.
   */
  cards?: readonly SentCard[];
  className?: string;
};

/**
 * Sends HTML only: no React data, no hydration. Outside a request, as in unit tests, it renders
 * normally.
 */
export function StaticBlock<N extends BlockName>({
  name,
  of: Block,
  props,
  cards = [],
  className = 'contents',
}: Props<N>) {
  const locale = useLocale();
  const number = saveProps(name, { locale, props });
  if (number === undefined) return <Block {...props} />;
  return (
    <>
      <StaticHtml name={name} number={number} className={className} />
      {cards.filter(isMoreThanShown).map((card) => (
        <RegisterCard key={card.id} {...card} />
      ))}
    </>
  );
}
