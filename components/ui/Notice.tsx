import { Icon } from './Icon';

/** Something went wrong here, in words; what still works stays below it. */
export function Notice({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center gap-3 border-l-4 border-signal-ink bg-raised px-4 py-2 font-bold text-signal-ink">
      <Icon name="warn" />
      {children}
    </p>
  );
}
