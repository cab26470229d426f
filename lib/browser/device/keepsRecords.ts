const PROBE = 'n24:probe';

/** Whether the device keeps what is written now: storage may be blocked, or full. */
export function keepsRecords(): boolean {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}
