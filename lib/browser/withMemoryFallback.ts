import type { DeviceRecord } from './deviceRecord';

/** Falls back to memory if storage fails: a choice that is lost at once would look like a bug. */
export function withMemoryFallback<T>(record: DeviceRecord<T>): DeviceRecord<T> {
  let here: { value: T } | undefined;
  const listeners = new Set<() => void>();
  const change = (next: typeof here) => {
    here = next;
    listeners.forEach((notify) => notify());
  };
  return {
    read: () => (here ? here.value : record.read()),
    write: (value) => {
      here = undefined;
      const isKept = record.write(value);
      if (!isKept) change({ value });
      return isKept;
    },
    forget: () => {
      here = undefined;
      record.forget();
    },
    subscribe: (notify) => {
      const unsubscribe = record.subscribe(() => {
        here = undefined;
        notify();
      });
      listeners.add(notify);
      return () => {
        unsubscribe();
        listeners.delete(notify);
      };
    },
  };
}
