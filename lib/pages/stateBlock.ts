export const STATE_BLOCK_ID = 'my-state';
