import { BlockHeader } from '@/components/story/BlockHeader';

type Props = {
  title: string;
  items: readonly { name: string; /** Where it leads, if anywhere. */ href?: string }[];
  columns?: string;
};

const ROW = 'flex min-h-12 items-center justify-between gap-3 border-b border-rule font-bold';

/** Names below each other between hairlines; those that lead somewhere have a chevron. */
export function PlainList({ title, items, columns = '' }: Props) {
  return (
    <section>
      <BlockHeader title={title} />
      <ul className={columns}>
        {items.map(({ name, href }) => (
          <li key={name}>
            {href ? (
              <a href={href} className={`${ROW} chevron`}>
                {name}
              </a>
            ) : (
              <span className={ROW}>{name}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
