import type { ReactNode, ReactPortal } from 'react';

export type Outlet = (shown: ReactNode) => void;

const shown = new Set<ReactPortal>();
let render: Outlet = () => {};

const update = () => render([...shown]);

/** Says what renders that which comes late: the state of `Later`, so that it belongs to the page's own tree. */
export function setOutlet(outlet: Outlet): void {
  render = outlet;
}

/** Shows something beside all else that came late. Gives what takes it away again. */
export function showInOutlet(portal: ReactPortal): () => void {
  shown.add(portal);
  update();
  return () => {
    shown.delete(portal);
    update();
  };
}
