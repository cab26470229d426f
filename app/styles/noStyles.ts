export const headOf = () => null;
