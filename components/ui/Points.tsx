type Props = {
  items: readonly string[];
  /** Bolds the part before a colon: "Access: a summary of the data". */
  named?: boolean;
  className?: string;
};

const NAMED = /^([^:]{1,40}:) (.+)$/su;

export function Points({ items, named = false, className = '' }: Props) {
  return (
    <ul className={className}>
      {items.map((item) => {
        const [, name, rest] = (named && NAMED.exec(item)) || [];
        return (
          <li
            key={item}
            className="relative mt-2 ps-5 before:absolute before:top-[0.7em] before:inset-s-0 before:w-2 before:border-t-2"
          >
            {name && <b>{name} </b>}
            {rest ?? item}
          </li>
        );
      })}
    </ul>
  );
}
