import type { ReactNode } from 'react';
import { Icon } from './Icon';

type Props = {
  children: string;
  slim?: boolean;
  action?: ReactNode;
};

export function Notice({ children, slim = false, action }: Props) {
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center border-s-4 border-signal-ink bg-raised font-bold text-signal-ink ${slim ? 'gap-2 px-3 py-1 text-meta' : 'gap-x-3 px-4 py-2'}`}
    >
      <Icon name="warn" className={slim ? 'size-4.5' : ''} />
      {/* If the words would get less than half a phone's width, the action moves below them. */}
      <p className="me-auto min-w-0 flex-[1_1_14rem]">{children}</p>
      {action && <span className="ms-auto">{action}</span>}
    </div>
  );
}
