import type { ComponentProps } from 'react';
import { Empty } from '@/components/ui/Empty';
import { WhyNoNews } from './WhyNoNews';

type Props = ComponentProps<typeof WhyNoNews> & {
  /** The spec's words for a list without news. */
  title: string;
};

/** A list without news: the words for it, and why it is so. */
export function NoNews({ title, ...why }: Props) {
  return (
    <Empty title={title}>
      <WhyNoNews {...why} />
    </Empty>
  );
}
