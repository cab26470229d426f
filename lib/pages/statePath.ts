export const statePath = ({ id }: { id: string }) => `/india/${id}`;
