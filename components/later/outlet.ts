import type { ReactNode, ReactPortal } from 'react';

export type Outlet = (shown: ReactNode) => void;

const shown = new Set<ReactPortal>();
let render: Outlet = () => {};

const update = () => render([...shown]);

export function setOutlet(outlet: Outlet): void {
  render = outlet;
}

export function showInOutlet(portal: ReactPortal): () => void {
  shown.add(portal);
  update();
  return () => {
    shown.delete(portal);
    update();
  };
}
