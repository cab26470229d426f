// Plain JavaScript, because the server's own files and scripts use it too.

/** @param {unknown} fault */
export const reasonOf = (fault) => (fault instanceof Error ? fault.message : String(fault));
