/** Every record that the site keeps on a reader's device, by its name. The privacy page lists them; one button wipes them. */
export const DEVICE_RECORDS = [
  'saved',
  'history',
  'searches',
  'place',
  'textSize',
  'theme',
  'readAloud',
] as const;

type DeviceRecordName = (typeof DEVICE_RECORDS)[number];

export type DeviceRecord<T> = {
  /** What is kept, or `empty` where there is nothing, something else, or no storage. */
  read: () => T;
  /** Keeps it. Gives whether the device did: it may be full, or keep nothing. */
  write: (value: T) => boolean;
  forget: () => void;
  /** Calls back after each change here, in this tab or another, and when Back shows a page that missed one. Gives what ends that. */
  subscribe: (notify: () => void) => () => void;
};

const keyOf = (name: DeviceRecordName) => `n24:${name}`;
/** Tells this tab of its own changes: browsers tell only the others (`storage`). */
const CHANGED = 'device-record';

function announce(name: DeviceRecordName) {
  dispatchEvent(new CustomEvent(CHANGED, { detail: name }));
}

function readText(name: DeviceRecordName): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null; // storage is blocked
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A record on the reader's device, in `localStorage`. Where that is blocked, full or corrupt nothing breaks: what cannot be
 * read is empty, what cannot be kept is forgotten.
 *
 * @param parse what is kept as its type, or undefined for anything else: another build, or another script, may have written it.
 *   By hand, since zod weighs more than all of this
 */
export function deviceRecord<T>(
  name: DeviceRecordName,
  { parse, empty }: { parse: (kept: unknown) => T | undefined; empty: T },
): DeviceRecord<T> {
  // The same object for the same text, as `useSyncExternalStore` asks for.
  let last: { text: string | null; value: T } = { text: null, value: empty };
  return {
    read: () => {
      const text = readText(name);
      if (text !== last.text) last = { text, value: parse(parsed(text)) ?? empty };
      return last.value;
    },
    write: (value) => {
      try {
        localStorage.setItem(keyOf(name), JSON.stringify(value));
      } catch {
        return false;
      }
      announce(name);
      return true;
    },
    forget: () => {
      try {
        localStorage.removeItem(keyOf(name));
      } catch {
        // Nothing was kept.
      }
      announce(name);
    },
    subscribe: (notify) => {
      let known = readText(name);
      const tell = () => {
        known = readText(name);
        notify();
      };
      const here = (event: Event) =>
        event instanceof CustomEvent && event.detail === name && tell();
      const elsewhere = ({ key }: StorageEvent) => (key === null || key === keyOf(name)) && tell();
      // A page that Back takes out of memory was told nothing while it lay there.
      const back = () => readText(name) !== known && tell();
      addEventListener(CHANGED, here);
      addEventListener('storage', elsewhere);
      addEventListener('pageshow', back);
      return () => {
        removeEventListener(CHANGED, here);
        removeEventListener('storage', elsewhere);
        removeEventListener('pageshow', back);
      };
    },
  };
}

/** Whether anything is kept of a record, for what is fetched only then. */
export const hasRecord = (name: DeviceRecordName): boolean => readText(name) !== null;

/** Whether a key of the storage is that of a record. */
export const isRecord = (key: string, name: DeviceRecordName): boolean => key === keyOf(name);

/** Forgets every record. */
export function wipeRecords(): void {
  for (const name of DEVICE_RECORDS) {
    try {
      localStorage.removeItem(keyOf(name));
    } catch {
      // Nothing was kept.
    }
    announce(name);
  }
}
