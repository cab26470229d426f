import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

type Props = { host: Element; className?: string; children: ReactNode };

/**
 * Renders into an element that the server made, in place of what stands in it, within a frame. What
 * gets shorter keeps its height, so that nothing below moves under the reader.
 */
export function InPlace({ host, ...props }: Props) {
  const [height] = useState(() => host.getBoundingClientRect().height);
  return createPortal(<Anew height={height} {...props} />, host);
}

function Anew({
  height,
  className = 'contents',
  children,
}: Omit<Props, 'host'> & { height: number }) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const host = own.current?.parentElement;
    if (!host) return;
    for (const child of [...host.childNodes]) if (child !== own.current) child.remove();
    host.style.minHeight = `${height}px`;
  }, [height]);
  return (
    <div ref={own} className={className}>
      {children}
    </div>
  );
}
