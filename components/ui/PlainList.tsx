import { BlockHeader } from './BlockHeader';

type Props = {
  title: string;
  items: readonly { name: string; href?: string }[];
};

const ROW = 'flex min-h-12 items-center justify-between gap-3 border-b border-rule font-bold';

export function PlainList({ title, items }: Props) {
  return (
    <section>
      <BlockHeader title={title} />
      <ul className="grid gap-x-col max-lg:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
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
