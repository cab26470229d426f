/** The URL of a state's page without language prefix. */
export const statePath = ({ id }: { id: string }) => `/india/${id}`;
