import { BlockHeader } from '@/components/ui/BlockHeader';

type Props = {
  title: string;
  /** Whether the page's own name stands right above, so that a second one would only repeat it. */
  isFirst: boolean;
};

/** The heading of a page's list; of its first one for screen readers alone. */
export const ListHeader = ({ title, isFirst }: Props) =>
  isFirst ? <h2 className="sr-only">{title}</h2> : <BlockHeader title={title} />;
