const MINUTE = 60;
const HOUR = 60 * MINUTE;

const partsOf = (seconds: number) =>
  [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE] as const;

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** "3:24", "1:02:03", as players write it. `seconds` whole. */
export function clockLength(seconds: number): string {
  const [hours, minutes, rest] = partsOf(seconds);
  const tail = twoDigits(rest);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** ISO 8601, "PT204S". */
export const isoLength = (seconds: number): string => `PT${seconds}S`;
