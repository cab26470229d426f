import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

type Props = { host: Element; className?: string; children: ReactNode };

/** Renders into an element that the server made, in place of what stands in it, within a frame. */
export const InPlace = ({ host, ...props }: Props) => createPortal(<Anew {...props} />, host);

function Anew({ className = 'contents', children }: Omit<Props, 'host'>) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const host = own.current?.parentElement;
    for (const child of [...(host?.childNodes ?? [])]) if (child !== own.current) child.remove();
  }, []);
  return (
    <div ref={own} className={className}>
      {children}
    </div>
  );
}
