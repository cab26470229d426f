import { Icon } from './Icon';

/** Below a field whose value cannot be used: says which values the field accepts. */
export function FieldWarning({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-1.5 font-bold text-signal-ink">
      <Icon name="warn" className="size-5!" />
      {children}
    </span>
  );
}
