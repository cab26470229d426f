import { useState, useSyncExternalStore } from 'react';
import type { DeviceRecord } from './deviceRecord';

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
