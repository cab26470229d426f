/** Statuses that pages asked for, by the nonce of their request. One list for the process: pages and the server are bundled apart. */
const STATUSES = Symbol.for('narmada24.statuses');
const shared: typeof globalThis & { [STATUSES]?: Map<string, number> } = globalThis;
const statuses = (shared[STATUSES] ??= new Map());

/** Notes the status a request is to be answered with. */
export function askForStatus(request: string, status: number): void {
  statuses.set(request, status);
}

/** The status asked for, once. */
export function takeStatus(request: string): number | undefined {
  const status = statuses.get(request);
  statuses.delete(request);
  return status;
}
