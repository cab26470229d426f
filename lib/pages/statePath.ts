export const statePath = ({ id }: { id: string }) => `/india/${id}`;

export const STATE_BLOCK_ID = 'my-state';
