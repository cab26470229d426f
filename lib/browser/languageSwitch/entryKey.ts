/** Where the tab's storage keeps what a page leaves for its counterpart in another language. */
export const ENTRY_KEY = 'language-switch';
