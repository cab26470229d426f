/** @param {unknown} fault */
export const reasonOf = (fault) => (fault instanceof Error ? fault.message : String(fault));
