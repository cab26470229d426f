import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const tickMs = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** @param {number | undefined} pid */
export function usedCpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ');
  return (Number(fields?.[11]) + Number(fields?.[12])) * tickMs;
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}
