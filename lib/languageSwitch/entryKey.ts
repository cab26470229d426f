/** Where the tab's own storage keeps what a page leaves for its counterpart in the other language. */
export const ENTRY_KEY = 'language-switch';
