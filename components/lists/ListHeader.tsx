import { BlockHeader } from '@/components/ui/BlockHeader';

type Props = {
  title: string;
  isFirst: boolean;
};

/** The first list's heading is for screen readers only: the page title above repeats it. */
export const ListHeader = ({ title, isFirst }: Props) =>
  isFirst ? <h2 className="sr-only">{title}</h2> : <BlockHeader title={title} />;
