import { BlockHeader } from '@/components/story/BlockHeader';

type Props = { title: string; tiles: readonly { href: string; name: string; hint?: string }[] };

/** Ways into a section's categories, in a ruled grid. */
export function Tiles({ title, tiles }: Props) {
  return (
    <section>
      <BlockHeader title={title} />
      <div className="grid grid-cols-2 overflow-hidden border-b border-rule md:grid-cols-3">
        {tiles.map(({ href, name, hint }) => (
          <a
            key={href}
            href={href}
            className="-ml-px grid min-h-21 content-center gap-1 border-t border-l border-rule p-3 hover:bg-raised"
          >
            <b>{name}</b>
            {hint && <span className="text-meta text-quiet">{hint}</span>}
          </a>
        ))}
      </div>
    </section>
  );
}
