import type { DeviceRecord } from './deviceRecord';

/**
 * A record that lasts as long as the page even where the device keeps nothing: a choice that vanishes at once would look
 * like a fault.
 */
export function lastingRecord<T>(record: DeviceRecord<T>): DeviceRecord<T> {
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
      // What changes the record itself (a choice in another tab, the button that wipes all) goes before what is only here.
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
