/** The id of the front page's block of state news, which becomes that of the reader's own state. */
export const STATE_BLOCK_ID = 'my-state';
