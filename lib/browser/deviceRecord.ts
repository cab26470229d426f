import { parseJson } from '@/lib/parseJson';
import { STORAGE_PREFIX } from './storagePrefix';

/** The privacy page lists these records, and one button wipes them. */
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
  read: () => T;
  write: (value: T) => boolean;
  forget: () => void;
  subscribe: (notify: () => void) => () => void;
};

const keyOf = (name: DeviceRecordName) => `${STORAGE_PREFIX}${name}`;
/** Browsers send `storage` events only to other tabs. */
const CHANGED = 'device-record';

function announce(name: DeviceRecordName) {
  dispatchEvent(new CustomEvent(CHANGED, { detail: name }));
}

function readText(name: DeviceRecordName): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

function forget(name: DeviceRecordName): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {}
  announce(name);
}

/**
 * Never throws: blocked, full or corrupt storage reads as empty, and writes are lost.
 *
 * @param parse gives undefined for data of another build or script; written by hand, because zod
 *   weighs more than this module
 */
export function deviceRecord<T>(
  name: DeviceRecordName,
  { parse, empty }: { parse: (kept: unknown) => T | undefined; empty: T },
): DeviceRecord<T> {
  // `useSyncExternalStore` needs the same object for the same text.
  let last: { text: string | null; value: T } = { text: null, value: empty };
  return {
    read: () => {
      const text = readText(name);
      if (text !== last.text) last = { text, value: parse(parseJson(text ?? '')) ?? empty };
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
    forget: () => forget(name),
    subscribe: (notify) => {
      let known = readText(name);
      const tell = () => {
        known = readText(name);
        notify();
      };
      const here = (event: Event) =>
        event instanceof CustomEvent && event.detail === name && tell();
      const elsewhere = ({ key }: StorageEvent) => (key === null || key === keyOf(name)) && tell();
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

export const hasRecord = (name: DeviceRecordName): boolean => readText(name) !== null;

export const isRecord = (key: string, name: DeviceRecordName): boolean => key === keyOf(name);

export const wipeRecords = (): void => DEVICE_RECORDS.forEach(forget);
