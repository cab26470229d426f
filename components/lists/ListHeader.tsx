import { BlockHeader } from '@/components/ui/BlockHeader';

type Props = {
  title: string;
  isFirst: boolean;
};

export const ListHeader = ({ title, isFirst }: Props) =>
  isFirst ? <h2 className="sr-only">{title}</h2> : <BlockHeader title={title} />;
