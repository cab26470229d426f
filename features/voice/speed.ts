import { deviceRecord } from '@/lib/browser/device/deviceRecord';

const SPEEDS = [0.8, 1, 1.25, 1.5] as const;

type Speed = (typeof SPEEDS)[number];

export const keptSpeed = deviceRecord<Speed>('readAloud', {
  parse: (kept) => SPEEDS.find((speed) => speed === kept),
  empty: 1,
});

export const nextSpeed = (speed: Speed): Speed =>
  SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
