import { Icon } from './Icon';

type Props = { children: string; /** Low enough for the gap between two blocks. */ slim?: boolean };

/** Something went wrong here, in words; what still works stays below it. */
export function Notice({ children, slim = false }: Props) {
  return (
    <p
      role="status"
      className={`flex items-center border-l-4 border-signal-ink bg-raised font-bold text-signal-ink ${slim ? 'gap-2 px-3 py-1 text-meta' : 'gap-3 px-4 py-2'}`}
    >
      <Icon name="warn" className={slim ? 'size-4.5' : ''} />
      {children}
    </p>
  );
}
