const MINUTE = 60;
const HOUR = 60 * MINUTE;

const partsOf = (seconds: number) =>
  [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE] as const;

const twoDigits = (part: number) => String(part).padStart(2, '0');

export function clockLength(seconds: number): string {
  const [hours, minutes, rest] = partsOf(seconds);
  const tail = twoDigits(rest);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${tail}` : `${minutes}:${tail}`;
}

export const isoLength = (seconds: number): string => `PT${seconds}S`;
