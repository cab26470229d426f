// What a process holds, by its own metrics.
import { median } from './statistics.mjs';

const EVERY_MS = 5000;

/** @typedef {{ ms: number, bytes: number, descriptors: number }} GaugeSample */

/** @param {string} text @param {string} name */
const valueOf = (text, name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

/**
 * Reads every five seconds.
 *
 * @param {number} port of the process's metrics
 * @returns {{ readings: GaugeSample[], stop: () => void }}
 */
export function watchGauges(port) {
  /** @type {GaugeSample[]} */
  const readings = [];
  const start = performance.now();
  const timer = setInterval(async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null);
    if (!response) return;
    const text = await response.text();
    readings.push({
      ms: performance.now() - start,
      bytes: valueOf(text, 'process_resident_memory_bytes'),
      descriptors: valueOf(text, 'process_open_fds'),
    });
  }, EVERY_MS);
  return { readings, stop: () => clearInterval(timer) };
}

/**
 * What a process held during the minute that ended at a time: the middle of its readings, since
 * memory falls and rises with each collection of garbage.
 *
 * @param {readonly GaugeSample[]} readings
 * @param {number} endMs
 * @throws Error without a reading in that minute
 */
export function heldIn(readings, endMs) {
  const minute = readings.filter(({ ms }) => ms > endMs - 60_000 && ms <= endMs);
  return {
    megabytes: Math.round(median(minute.map(({ bytes }) => bytes)) / 1e6),
    descriptors: median(minute.map(({ descriptors }) => descriptors)),
  };
}
