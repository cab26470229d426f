import { useState, useSyncExternalStore } from 'react';
import type { DeviceRecord } from './deviceRecord';

/**
 * A record as React state.
 *
 * @returns its value, how to change it, and whether the device has kept the last change
 */
export function useRecord<T>(record: DeviceRecord<T>) {
  const value = useSyncExternalStore(record.subscribe, record.read, record.read);
  const [isKept, setKept] = useState(true);
  const keep = (next: T) => setKept(record.write(next));
  const forget = () => {
    record.forget();
    setKept(true);
  };
  return { value, keep, forget, isKept };
}
