import { Icon } from './Icon';

export function FieldWarning({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-1.5 font-bold text-signal-ink">
      <Icon name="warn" className="size-5!" />
      {children}
    </span>
  );
}
