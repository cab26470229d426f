const TIMEOUT_MS = 10_000;

/**
 * @param {readonly string[]} args
 * @param {typeof import('../lib/figures/checkTable')} reader
 * @returns {Promise<{ status: number, lines: string[] }>}
 */
export async function reportTable([kind, address], { checkTable, TABLE_KINDS }) {
  const known = TABLE_KINDS.find((name) => name === kind);
  if (!known || !address) {
    const line = `Give a kind (${TABLE_KINDS.join(', ')}) and a table: npm run table-check -- fuel desk/fuel.csv`;
    return { status: 2, lines: [line] };
  }
  const { lines, faults } = await checkTable(known, address, AbortSignal.timeout(TIMEOUT_MS));
  return {
    status: faults.length === 0 ? 0 : 1,
    lines: [
      `${address} (${known}): ${lines} ${lines === 1 ? 'line' : 'lines'} can be used`,
      ...faults.map((fault) => `- ${fault}`),
    ],
  };
}
